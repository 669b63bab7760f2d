import { measureById } from "../grammar/find-measures.ts"

const AS_SHARE =
  /\b(?:as\s+an?\s+(?:share|percentage|proportion|percent)\s+of|relative\s+to)\s+(?:(?:its|the|their|national|total)\s+){0,2}(?:gdp|gross\s+domestic\s+product|the\s+economy|economic\s+output)\b/i

/** "Exports doubled as a share of GDP": what moved is the share and not the amount. */
export function asShareOfGdp(id: string, text: string): string {
  if (!AS_SHARE.test(text)) return id
  return measureById(id)?.when?.find(([variant]) => variant === "of-gdp")?.[1] ?? id
}
