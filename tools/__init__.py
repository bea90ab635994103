"""What developers run: soaks and golden files."""
