/** Words that say nothing about what is measured, or that every publisher writes differently. */
const EMPTY_WORDS = new Set(
  `a an and are as at by for from had has have in into is its it not of on or other per than that the their there they
   this to total was were which who with within without all both any no de la total number`.split(
    /\s+/,
  ),
)

/** Words that two publishers use for one thing. */
const SAME_WORDS: Readonly<Record<string, string>> = {
  aged: "age",
  ages: "age",
  boys: "male",
  men: "male",
  males: "male",
  girls: "female",
  women: "female",
  females: "female",
  percent: "%",
  percentage: "%",
  pct: "%",
  proportion: "share",
  people: "person",
  persons: "person",
  labor: "labour",
  capita: "person",
  children: "child",
  cities: "city",
  gdp: "gross domestic product",
  gni: "gross national income",
  gnp: "gross national product",
}

/** The distinctive words of a name in one form: small letters without accents, singular, numbers kept. */
export function distinctiveWords(name: string): Set<string> {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d{3})/g, "")
  const found = plain.match(/%|\d+(?:\.\d+)?|[a-z]+/g) ?? []
  return new Set(
    found
      .flatMap((word) => (SAME_WORDS[word] ?? word).split(" "))
      .filter((word) => !EMPTY_WORDS.has(word))
      .map(singular),
  )
}

function singular(word: string): string {
  if (/ies$/.test(word)) return word.replace(/ies$/, "y")
  return /(?:ss|us|is)$/.test(word) || word.length < 4 ? word : word.replace(/s$/, "")
}

/** Pairs of which a wrong name may have the other one. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ["male", "female"],
  ["urban", "rural"],
  ["import", "export"],
  ["lower", "upper"],
  ["current", "constant"],
  ["minimum", "maximum"],
  ["origin", "asylum"],
  ["income", "consumption"],
  ["birth", "death"],
  ["primary", "secondary"],
  ["public", "private"],
]

/** What of the published name the shown text lacks or contradicts; empty where the two agree. */
export function disagreement(published: string, shown: string): string[] {
  const [stated, held] = [distinctiveWords(published), distinctiveWords(shown)]
  const turned = OPPOSITES.flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]).filter(
    ([one = "", other = ""]) =>
      stated.has(one) && !stated.has(other) && held.has(other) && !held.has(one),
  )
  const lacking = [...stated].filter((word) => !held.has(word))
  return turned.length > 0 ? turned.map((pair) => pair.join(" is ")) : lacking
}
