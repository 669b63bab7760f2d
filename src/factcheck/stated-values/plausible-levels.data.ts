/**
 * Between which figures a measure of a whole country lies, with room to spare. A figure outside is of something else:
 * "Bolivia 6.4" after "Peru lost 4.7 years of life expectancy" is not a life expectancy.
 */
export const PLAUSIBLE_LEVELS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  "life-expectancy": [15, 110],
  "life-expectancy-women": [15, 110],
  "life-expectancy-men": [15, 110],
  fertility: [0.3, 12],
  "birth-rate": [1, 100],
  "death-rate": [0.5, 200],
  "exchange-rate": [0, 5_000_000],
}
