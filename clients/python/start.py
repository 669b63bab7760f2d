import os
from sankore import Sankore
sankore = Sankore(os.environ.get("SANKORE", "http://127.0.0.1:3000"))
print("{period} {value} {unit}".format(**sankore.fact("FP.CPI.TOTL.ZG", "Nigeria")))
for row in sankore.panel("FP.CPI.TOTL.ZG", "NGA,GHA", from_="2020"): print(row["country_code"], row["period"], row["value"])
