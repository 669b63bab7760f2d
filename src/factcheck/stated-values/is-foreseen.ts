import { joinOvertaking } from "../grammar/join-verbs.ts"
import type { Span } from "../claims/claim-types.ts"

/** "defying forecasts of a collapse of 10%", "above the government's target of 1.5%": what was thought or wanted, beside what was. */
const FORESEEN = new RegExp(
  `\\b(?:defying|despite|against|${joinOvertaking({ tense: "all" })}|above|below|under|over|miss(?:ed|ing)|short\\s+of|than|versus|within|outside|near|toward|towards|to|met|meeting|overshot)\\s+(?:[\\p{L}’'-]+\\s+){0,5}(?:forecasts?|expectations?|predictions?|projections?|targets?|goals?|ceilings?|thresholds?|limits?|objectives?|target\\s+(?:band|range))\\s+(?:of|for|at)\\s+[^,;]{0,30}$`,
  "iu",
)
/** "the bank's 2% target", "its target band of 5 to 9%". */
const IS_WANTED =
  /^\s*(?:(?:[a-z]+\s+){0,2}(?:targets?(?!\s+rate)|goals?|ceilings?|thresholds?|objectives?)|inflation\s+target)\b/i

/** "a ratio of 55.6 percent is projected for 2025", "4.2% is expected". */
const IS_FORESEEN =
  /^(?:\s+of\s+gdp)?(?:\s+growth)?\s+(?:is|are|was|were)\s+(?:(?:now|still|currently)\s+)?(?:projected|forecast|expected|predicted|foreseen|targeted|planned|budgeted)\b/i

/** "had budgeted for growth of 5.8%", "hoped for inflation of 5%", "braced for inflation of 20%". */
const WAS_PLANNED =
  /\b(?:budgeted|planned|brac(?:ed|ing)|prepar(?:ed|ing)|pencill?ed\s+in|hoped|aimed|aiming|targeted|targeting|promised|assumed|projected|forecast|forecasted|predicted|expected|foresaw|foreseen|wanted)\s+(?:for\s+)?(?:(?:an?|the|its)\s+)?(?:[\p{L}-]+\s+){1,3}(?:of|at)\s+(?:(?:about|around|just|only|some)\s+)*$/iu

/** Whether a number is what somebody foresaw or wanted, and none of what was. */
export function isForeseen(text: string, { start, end }: Span): boolean {
  const before = text.slice(0, start)
  return FORESEEN.test(before) || WAS_PLANNED.test(before) || isForeseenBehind(text.slice(end))
}

function isForeseenBehind(behind: string): boolean {
  return IS_WANTED.test(behind) || IS_FORESEEN.test(behind)
}
