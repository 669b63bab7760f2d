/** "up from 11.5%", "after 29.4% in 2022": words that make a figure what another is compared with, mostly of another time. */
const HELD_AGAINST =
  /\b(?:from|than|after|against|compared\s+(?:with|to)|versus)\s+(?:(?:an?|the|about|just|only|nearly|some)\s+)*(?:US)?[$€£¥]?$/i
/** How many characters before a figure such words reach. */
const REACH = 40

/** Whether the words before the figure that starts at `at` make it what another figure is compared with. */
export function isHeldAgainst(text: string, at: number): boolean {
  return HELD_AGAINST.test(text.slice(Math.max(0, at - REACH), at))
}
