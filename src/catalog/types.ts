/** The types of the catalogue by their old address, for the fact checks and the answers: new code imports the files below. */
export type { Catalog } from "./create-catalog.ts"
export type { Dataset, ObservationsByPlace, StoredSeries } from "./dataset.ts"
