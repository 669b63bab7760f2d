import type { MeasureMention } from "../claims/claim-types.ts"

/** Exports or imports: of these, and of nothing else that is measured, a country is called an exporter or importer. */
export function isTrade({ measure }: MeasureMention): boolean {
  return /(?:^|-)(?:exports|imports)(?:-|$)/.test(measure)
}
