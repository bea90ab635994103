"""Results on disk: the games file and Parquet."""
