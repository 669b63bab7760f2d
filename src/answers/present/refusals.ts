import { nameCountries } from "./name-countries.ts"

/** What is said to a question that is not answered: all of it stands here, by what is wrong with the question. */
export const REFUSALS = {
  // What figures cannot tell.
  empty: "The question is empty.",
  opinion:
    "This asks for an opinion. Figures can be asked for, for instance what was spent or how prices moved.",
  reason: "This asks for a reason. Figures tell what happened, not why.",
  future:
    "This asks for the future. Only actual figures are answered; forecasts stand on the pages of their indicators, marked.",
  offTopic: "This is no question about economic figures.",

  // Words that were not understood, and names.
  unknownWord: (word: string) => `"${word}" was not understood, so that nothing is answered.`,
  unknownPlace: (name: string) =>
    `No country or place called "${name}" is known here. Name a country or a group of countries, for instance Ghana or West Africa.`,
  notACountry: (name: string) =>
    `${name} is no country. Figures are held of countries, and none of ${name} alone.`,
  severalCountries: (name: string) => `"${name}" may be several countries.`,
  currencyName: "Only exchange rates can be asked for by the name of a currency: leave it out.",
  betweenCountries: "Figures between two countries are not held: ask for those of one of them.",

  // What goes on from the question before.
  unknownBefore: (context: string) => `The question before, "${context}", was not understood.`,
  unknownFollowUp: "How this goes on from the question before was not understood: ask in full.",
  sameQuestion: "What is to be different from the question before was not understood.",

  // The measure.
  noMeasure:
    "What is to be measured was not understood: name it, for instance inflation or population.",
  sizeByWhat: "Say what the size is measured by: area, population or GDP.",
  severalMeasures: (labels: readonly string[]) =>
    `This asks for ${labels.join(" and ")} at once. Ask for one of them.`,
  noVariant: (label: string) =>
    `Figures of ${label} are not held for that part of the people, or for each person.`,
  sharesOfPeople:
    "The figures are shares of the people: ask for the average share of the group, or for one country.",
  longestOfWhat: `"Longest" and "shortest" are understood of lives alone: ask for the highest or the lowest.`,

  // Times.
  whichYears: "Name the year or the years that are meant.",
  fiscalYear: "Fiscal years are not told apart from calendar years: ask for a year.",
  severalMonths: "Ask for one month or quarter.",
  monthsFromTo: "Ask for one month or quarter, or for years.",
  whichMonth: "Name the month or the quarter that is meant, for instance March 2022.",
  monthsOrQuarters: "Say whether months or quarters are meant.",
  monthOfGroup: "Of months and quarters only figures of named countries can be asked for.",
  changeWithoutYears: "Name the years between which the change is to be told.",
  severalYearsOfGroup: "Ask for one year of a group.",
  severalYearsOfMembers: "Ask for one year, or say that the change between two years is meant.",
  severalYearsCompared: "Compare countries in one year, or ask for the change of one of them.",
  averageOrChange: "Of several years, say whether the average or the change is meant.",
  everyYearOrAny: "Say whether every year is meant, or any: of several years both may be.",

  // Places.
  noPlace: "Name a country or a group of countries, for instance Ghana or West Africa.",
  noCountry: "Name a country.",
  twoCountries: "Name the two countries.",
  twoCountriesCompared: "Name the two countries to be compared.",
  twoCountriesOvertaking: "Name the two countries of which one overtook the other.",
  countriesAndGroup: "Name countries or a group of them, not both.",
  shareOfWhat: "Say whose share of which group is meant, for instance Nigeria's in Africa.",
  partOfWhat: "Name a country or a group, and the group that it is a part of.",
  emptyGroup: (group: string) => `No country belongs to ${group}.`,
  notAMember: (name: string, group: string) => `${name} does not belong to ${group}.`,

  // What is asked of the figures.
  twoThings: "This asks for two things at once. Ask for one of them.",
  twoBounds: "This holds figures against two things at once. Ask for one of them.",
  unreadNumber: "A number of the question was not understood: say what it counts.",
  unreadOccasion: "What the first or the last time is meant of was not understood.",
  noYearToTell:
    "A year cannot be told of that: ask when the figure of one country was highest, or passed another.",
  orderOfWhat:
    "An order is understood of the countries of a group alone, for instance the second largest in Africa.",
  twoEnds: "Say whether the highest or the lowest is meant: this names both.",
  howFast:
    "How fast that changes was not understood: ask for the largest rise or fall between two years.",
  changesCompared:
    "Changes of several countries are not held against each other: ask for the largest rise or fall in a group.",
  medianOfWhat: "A median is taken of the countries of a group alone.",
  atLeastMultiple:
    "Whether a figure at least doubled or halved can be told, not whether it did exactly that or less: ask how many times as large it became.",
  ratioOfYears:
    "A ratio over time is taken of two years of one country: say which one is held against which, for instance 2020 than 2000.",
  multipleOfWhat: "Say from which year that is counted, for instance since 1990.",
  whichPart:
    "A month or quarter can be named for one country only: ask when its figure was highest or lowest.",
  oneCountryHeld:
    "Ask of one country whether it is above or below a number, or how many times another it is.",
  highestOrLowest: `Say "highest" or "lowest": which end is the best is not plain here.`,
  orderTooShort: (length: number, group: string) =>
    `The order is not so long: only ${String(length)} ${nameCountries(group)} have figures.`,
  countOfWhich: "Say which countries are to be counted, for instance those above 20%.",
  whichOfThem: "Say which of them are meant, for instance the highest or those above 20%.",
  whatToTell: "Ask which countries, when first, or whether: it is not plain what is to be told.",
  whenOrWhether: "Ask when one country overtook the other, or whether it did.",
  heldAgainstWhat:
    "Ask for a figure, or say what it is to be held against, for instance above 20%.",
  noBound: "Say what the figures are held against.",
  whichFigurePassed: "Say which figure is to be passed.",
  whichFigure: "Say which figure is meant.",

  // What is not held, or cannot be computed.
  noFigures: (label: string) => `No figures are held for ${label}.`,
  noActualFigures: (indicator: string, place: string, year: number | null) =>
    `No actual figures of ${indicator} are held for ${place}${year === null ? "" : ` for ${String(year)}`}.`,
  noFiguresOfPart: (frequency: string, places: readonly string[], period: string | null) =>
    `No ${frequency} figure is held for ${places.join(" and ")}${period === null ? "" : ` and ${period}`}.`,
  tooFewFigures: (
    indicator: string,
    { held, size, group }: { held: number; size: number; group: string },
    isOfOneYear: boolean,
  ) =>
    `Actual figures of ${indicator} are held for too few to say: ${String(held)} of ${String(size)} ${nameCountries(group)} have any${isOfOneYear ? " of that time" : ""}. Ask for one country, or for fewer.`,
  noFigureOfGroup: (indicator: string, group: string) =>
    `No publisher's own figure of ${indicator} is held for ${group}: ask for the change of a country, or for the largest rise in the group.`,
  peopleOfFiltered:
    "People are not added up over the countries that another measure picks out: ask which countries those are.",
  yearsOfSeveral:
    "Of several countries every year is not looked at: name one year, or ask it of one country.",
  asMuchAs: "Which figures count as equal is not known: ask for those above or below.",
  noReferenceOfGroup: "No publisher's figure is held of that group to hold others against.",
  noReferenceFigure: "The figure to hold others against is missing.",
  noCommonYears: (first: string, second: string) =>
    `${first} and ${second} have no years in common.`,
  noSum: (indicator: string) => `Figures of ${indicator} have no sum: ask for the average.`,
  noSumOfYears: (indicator: string) =>
    `Figures of ${indicator} of several years have no sum: ask for the average.`,
  noShares: (indicator: string) => `Figures of ${indicator} have no sum, and so no shares.`,
  hiddenMembers: (indicator: string, part: string) =>
    `Of ${indicator} the figure of ${part} stands for members that have none of their own, so that neither a sum nor an order of all is known.`,
  noRatio: "One of the figures is zero or below, so that they have no ratio.",

  // What has not happened.
  neverPassed: (name: string, years: { from: string; to: string }, side: string) =>
    `It has not happened in ${name}: none of the figures from ${years.from} to ${years.to} is ${side} that.`,
  passedBefore: (name: string, start: string, side: string) =>
    `The figures of ${name} begin in ${start} and are ${side} that already: the first time was before.`,
  neverOvertook: (own: string, other: string, years: { from: string; to: string }) =>
    `${own} has not overtaken ${other} in the figures from ${years.from} to ${years.to}.`,
  alwaysAhead: (own: string, other: string, years: { from: string; to: string }) =>
    `${own} was ahead of ${other} in all years from ${years.from} to ${years.to}: it had no need to overtake.`,
} as const
