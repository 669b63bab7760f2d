/** Whose words a definition is: the publisher's, or a sentence of ours where its files give none. */
export const DEFINITION_ORIGINS = ["publisher", "sankore"] as const
export type DefinitionOrigin = (typeof DEFINITION_ORIGINS)[number]

type Definition = { text: string; origin: DefinitionOrigin }

/**
 * The publisher's definition of an indicator, else one sentence made from its name, unit and publisher that says that it
 * is ours.
 */
export function definitionWithOrigin(indicator: {
  definition: string
  name: string
  unit: string
  publisher: string
}): Definition {
  const { definition, name, publisher } = indicator
  if (definition.trim() !== "") return { text: definition, origin: "publisher" }
  const namesUnit =
    name.toLowerCase().includes(indicator.unit.toLowerCase()) && indicator.unit !== ""
  const unit = indicator.unit === "" ? UNIT_NOT_STATED : `unit: ${indicator.unit}`
  return {
    text: `Description by Sankore: “${name}”${namesUnit ? "" : ` (${unit})`}, as published by ${publisher}; its files give no definition.`,
    origin: "sankore",
  }
}

const UNIT_NOT_STATED = "unit not stated"

/** A unit as it is shown to people: never an empty place. */
export function unitText(unit: string): string {
  return unit === "" ? UNIT_NOT_STATED : unit
}
