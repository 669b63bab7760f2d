import { nameCountries } from "./name-countries.ts"

/** What is said to a question that is not answered: all of it stands here, by what is wrong with the question. */
export const REFUSALS = {
  // What figures cannot tell.
  empty: "The question is empty.",
  opinion:
    "This asks for an opinion. Ask for figures instead, for instance what was spent or how prices moved.",
  reason: "This asks for a reason. Figures show what happened, not why.",
  future:
    "This asks about the future. Answers use actual figures only; forecasts are shown, and marked, on the pages of their indicators.",
  offTopic: "This is not a question about economic figures.",

  // Words that were not understood, and names.
  unknownWord: (word: string) => `“${word}” was not understood, so the question is not answered.`,
  unreadPart: "Part of the question was not understood, so it is not answered.",
  unknownPlace: (name: string) =>
    `No country or place called “${name}” is known here. Name a country or a group of countries, for instance Ghana or West Africa.`,
  notACountry: (name: string) =>
    `${name} is not a country. Figures are available for countries, not for ${name} alone.`,
  severalCountries: (name: string) => `“${name}” may mean several countries.`,
  currencyName: "Only exchange rates can be asked for by currency: leave out its name.",
  betweenCountries:
    "Figures between two countries are not available: ask for those of one of them.",

  // What goes on from the question before.
  unknownBefore: (context: string) => `The previous question, “${context}”, was not understood.`,
  unknownFollowUp:
    "It is not clear how this follows from the previous question: ask the question in full.",
  sameQuestion: "It is not clear what should differ from the previous question.",

  // The measure.
  noMeasure: "The measure was not understood: name one, for instance inflation or population.",
  whichOfNames: (count: number) =>
    count === 1
      ? "It is not certain which figure is meant. Is it this one?"
      : "Several figures may be meant. Choose one of them.",
  sizeByWhat: "Say what the size is measured by: area, population or GDP.",
  severalMeasures: (labels: readonly string[]) =>
    `This asks for ${labels.join(" and ")} at once. Ask for one of them.`,
  noVariant: (label: string) =>
    `Figures for ${label} are not available for that part of the population, or per person.`,
  sharesOfPeople:
    "These figures are shares of the population: ask for the average share of the group, or for one country.",
  longestOfWhat:
    "“Longest” and “shortest” are understood only for life expectancy: ask for the highest or the lowest.",

  // Times.
  whichYears: "Name the year or years you mean.",
  fiscalYear: "Fiscal years are not distinguished from calendar years: ask for a calendar year.",
  severalMonths: "Ask for one month or quarter.",
  monthsFromTo: "Ask for one month or quarter, or for years.",
  whichMonth: "Name the month or quarter you mean, for instance March 2022.",
  monthsOrQuarters: "Say whether you mean months or quarters.",
  monthOfGroup:
    "Ask about named countries: monthly and quarterly figures are not available for groups.",
  changeWithoutYears: "Name the first and last year of the change.",
  severalYearsOfGroup: "Ask about one year for a group.",
  severalYearsOfMembers: "Ask for one year, or say that you mean the change between two years.",
  severalYearsCompared: "Compare countries in one year, or ask for the change of one of them.",
  averageOrChange: "Say whether you mean the average of these years or the change between them.",
  everyYearOrAny: "Say whether you mean every one of these years, or any of them.",

  // Places.
  noPlace: "Name a country or a group of countries, for instance Ghana or West Africa.",
  noCountry: "Name a country.",
  twoCountries: "Name the two countries.",
  twoCountriesCompared: "Name the two countries to compare.",
  twoCountriesOvertaking: "Name both countries: the one that overtook and the one it overtook.",
  countriesAndGroup: "Name countries or a group of them, not both.",
  shareOfWhat: "Say whose share of which group you mean, for instance Nigeria's in Africa.",
  partOfWhat: "Name a country or a group, and the group it is part of.",
  emptyGroup: (group: string) => `No country belongs to ${group}.`,
  notAMember: (name: string, group: string) => `${name} does not belong to ${group}.`,

  // What is asked of the figures.
  twoThings: "This asks for two things at once. Ask for one of them.",
  twoBounds: "This compares figures with two things at once. Ask for one of them.",
  unreadNumber: "A number in the question was not understood: say what it counts.",
  unreadOccasion: "It is not clear what the first or last time refers to.",
  noYearToTell:
    "That has no year as an answer: ask when the figure of one country was highest, or when it passed another.",
  orderOfWhat:
    "Only countries of a group can be put in order, for instance the second largest in Africa.",
  twoEnds: "Say whether you mean the highest or the lowest: this names both.",
  howFast:
    "Speed of change was not understood: ask for the largest rise or fall between two years.",
  changesCompared:
    "Changes in several countries cannot be compared: ask for the largest rise or fall in a group.",
  medianOfWhat: "A median can be computed only for the countries of a group.",
  atLeastMultiple:
    "An answer can say whether a figure at least doubled or halved, not whether it did exactly that or less: ask how many times as large it became.",
  ratioOfYears:
    "A ratio over time compares two years of one country: say which years, for instance how many times higher in 2020 than in 2000.",
  multipleOfWhat: "Say from which year to count, for instance since 1990.",
  whichPart:
    "A month or quarter can be named for one country only: ask when its figure was highest or lowest.",
  oneCountryHeld:
    "Ask of one country whether it is above or below a number, or how many times another it is.",
  highestOrLowest: "Say “highest” or “lowest”: it is not clear here which of them is better.",
  orderTooShort: (length: number, group: string) =>
    `The ranking is not that long: only ${String(length)} ${nameCountries(group)} have figures.`,
  countOfWhich: "Say which countries to count, for instance those above 20%.",
  whichOfThem: "Say which of them you mean, for instance the highest or those above 20%.",
  whatToTell:
    "Ask which countries, when first, or whether: it is not clear what the answer should say.",
  whenOrWhether: "Ask when one country overtook the other, or whether it did.",
  heldAgainstWhat: "Ask for a figure, or say what to compare it with, for instance above 20%.",
  noBound: "Say what to compare the figures with.",
  whichFigurePassed: "Say which figure has to be passed.",
  whichFigure: "Say which figure you mean.",

  // What is not held, or cannot be computed.
  noFigures: (label: string) => `No figures are available for ${label}.`,
  noActualFigures: (
    indicator: string,
    place: string,
    year: number | null,
    near: readonly number[] = [],
  ) =>
    `No actual figures for ${indicator} are available for ${place}${year === null ? "" : ` for ${String(year)}`}.${nameNearYears(near)}`,
  noFiguresOfPart: (frequency: string, places: readonly string[], period: string | null) =>
    `No ${frequency} figure is available for ${places.join(" and ")}${period === null ? "" : ` in ${period}`}.`,
  tooFewFigures: (
    indicator: string,
    { held, size, group }: { held: number; size: number; group: string },
    isOfOneYear: boolean,
  ) =>
    `Too few ${nameCountries(group)} have actual figures for ${indicator}${isOfOneYear ? " of that time" : ""}: ${String(held)} of ${String(size)}. Ask for one country, or for fewer.`,
  noFigureOfGroup: (indicator: string, group: string) =>
    `No publisher gives a figure of its own for ${indicator} in ${group}: ask for the change of a country, or for the largest rise in the group.`,
  peopleOfFiltered:
    "People cannot be added up over countries selected by another measure: ask which countries those are.",
  yearsOfSeveral:
    "Every year can be checked for one country only: name one year, or ask about one country.",
  asMuchAs: "It is not clear which figures count as equal: ask for those above or below.",
  noReferenceOfGroup: "No publisher gives a figure for that group to compare others with.",
  noReferenceFigure: "The figure to compare others with is missing.",
  noYearTogether: (indicator: string, newest: readonly string[]) =>
    `There is no year with figures for ${indicator} in all of these countries. The newest figures: ${newest.join(", ")}.`,
  noCommonYears: (first: string, second: string) =>
    `${first} and ${second} have no years in common.`,
  noSum: (indicator: string) => `Figures for ${indicator} cannot be added up: ask for the average.`,
  noSumOfYears: (indicator: string) =>
    `Figures for ${indicator} cannot be added up over several years: ask for the average.`,
  noShares: (indicator: string) =>
    `Figures for ${indicator} cannot be added up, so there are no shares.`,
  hiddenMembers: (indicator: string, part: string) =>
    `For ${indicator}, the figure of ${part} covers members without a figure of their own, so the whole group can be neither added up nor ranked.`,
  noRatio: "One of the figures is zero or below, so they have no ratio.",

  // What has not happened.
  neverPassed: (name: string, years: { from: string; to: string }, side: string) =>
    `It has not happened in ${name}: no figure from ${years.from} to ${years.to} is ${side} that.`,
  passedBefore: (name: string, start: string, side: string) =>
    `The figures for ${name} begin in ${start} and are already ${side} that: the first time was earlier.`,
  neverOvertook: (own: string, other: string, years: { from: string; to: string }) =>
    `${own} has not overtaken ${other} in the figures from ${years.from} to ${years.to}.`,
  alwaysAhead: (own: string, other: string, years: { from: string; to: string }) =>
    `${own} was ahead of ${other} in every year from ${years.from} to ${years.to}, so it did not need to overtake.`,
} as const

/** " The nearest years with a figure are 2019 and 2022." */
function nameNearYears(years: readonly number[]): string {
  if (years.length === 0) return ""
  return years.length === 1
    ? ` The nearest year with a figure is ${years.join("")}.`
    : ` The nearest years with a figure are ${years.join(" and ")}.`
}
