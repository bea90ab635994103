### ボットのレベル。弱い順に、人物名と打ち方。

level-easy = 見習い
level-about-easy = 目の前のよさそうなものを取り、先は読みません。
level-normal = 技師
level-about-normal = 経験則で毎ラウンドの計画を立てます。
level-hard = 所長
level-about-hard = 何千ものゲームの経験で計画を立て、どの資源が不足するかにも気を配ります。
level-expert = 電力王
level-about-expert = どの計画も千回最後まで試してから決めます。
