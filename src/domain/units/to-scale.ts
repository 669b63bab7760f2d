const SIZES: Readonly<Record<string, number>> = {
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
}

/** A figure of one unit in another of the same thing: 55,000,000 people are 55 million people. */
export function toScale(value: number, from: string | null, to: string | null): number {
  return (value * findSize(from)) / findSize(to)
}

/** The size that a unit begins with; 1 without one. */
function findSize(unit: string | null): number {
  const word = /^(thousand|million|billion|trillion)s?\b/i.exec(unit ?? "")?.[1]?.toLowerCase()
  return word === undefined ? 1 : (SIZES[word] ?? 1)
}
