import { AppError } from "#domain/errors.ts"

import { dataPackage } from "./formats/data-package/data-package.ts"
import { ddf } from "./formats/ddf/ddf.ts"
import { economistBigmac } from "./formats/economist-bigmac/economist-bigmac.ts"
import { edgarEmissions } from "./formats/edgar/edgar.ts"
import { emepCeip } from "./formats/emep-ceip/emep-ceip.ts"
import { faoExport } from "./formats/fao-export/fao-export.ts"
import { faoFaostat } from "./formats/fao-faostat/fao-faostat.ts"
import { faoFishstat } from "./formats/fao-fishstat/fao-fishstat.ts"
import { faoFra } from "./formats/fao-fra/fao-fra.ts"
import { faoTemperature } from "./formats/fao-temperature/fao-temperature.ts"
import { fedExchangeRates } from "./formats/fed-exchange-rates/fed-exchange-rates.ts"
import { gcamfaostat } from "./formats/gcamfaostat/gcamfaostat.ts"
import { iloLabels } from "./formats/ilo-labels/ilo-labels.ts"
import { iloPivot } from "./formats/ilo-pivot/ilo-pivot.ts"
import { imfWeo } from "./formats/imf-weo/imf-weo.ts"
import { indecIpc } from "./formats/indec-ipc/indec-ipc.ts"
import { jmpWash } from "./formats/jmp-wash/jmp-wash.ts"
import { ndGain } from "./formats/nd-gain/nd-gain.ts"
import { owidDatasets } from "./formats/owid-datasets/owid-datasets.ts"
import { sdmxCsv } from "./formats/sdmx-csv/sdmx-csv.ts"
import { starter } from "./formats/starter/starter.ts"
import { tidyCsv } from "./formats/tidy-csv/tidy-csv.ts"
import { unSyb } from "./formats/un-syb/un-syb.ts"
import { unWpp } from "./formats/un-wpp/un-wpp.ts"
import { unctadstat } from "./formats/unctadstat/unctadstat.ts"
import { undpAccessAllData } from "./formats/undp-aad/undp-aad.ts"
import { undpHdr } from "./formats/undp-hdr/undp-hdr.ts"
import { unfcccInventories } from "./formats/unfccc/unfccc.ts"
import { unhcrRefugees } from "./formats/unhcr/unhcr.ts"
import { unwto } from "./formats/unwto/unwto.ts"
import { usdaPsd } from "./formats/usda-psd/usda-psd.ts"
import { wbCatalogue } from "./formats/wb-catalogue/wb-catalogue.ts"
import { wbCommodities } from "./formats/wb-commodities/wb-commodities.ts"
import { wbDatabank } from "./formats/wb-databank/wb-databank.ts"
import { wbDoingBusiness } from "./formats/wb-doing-business/wb-doing-business.ts"
import { wbGem } from "./formats/wb-gem/wb-gem.ts"
import { wbInflation } from "./formats/wb-inflation/wb-inflation.ts"
import { wbPip } from "./formats/wb-pip/wb-pip.ts"
import { wbRiseSpi } from "./formats/wb-rise-spi/wb-rise-spi.ts"
import { wbWgi } from "./formats/wb-wgi/wb-wgi.ts"
import { wcdeEducation } from "./formats/wcde/wcde.ts"
import { wfpPrices } from "./formats/wfp-prices/wfp-prices.ts"
import { whoGho } from "./formats/who-gho/who-gho.ts"
import { whoGtb } from "./formats/who-gtb/who-gtb.ts"
import { worldBank } from "./formats/world-bank/world-bank.ts"
import type { Importer } from "./importer.ts"

/** All importers, in the order in which `import --list` shows them. */
export const IMPORTERS: readonly Importer[] = [
  worldBank,
  wbGem,
  wbInflation,
  wbCommodities,
  wbWgi,
  wbDatabank,
  wbCatalogue,
  imfWeo,
  sdmxCsv,
  iloPivot,
  fedExchangeRates,
  dataPackage,
  ddf,
  whoGho,
  owidDatasets,
  tidyCsv,
  unSyb,
  unWpp,
  faoFaostat,
  faoFra,
  edgarEmissions,
  undpHdr,
  wbRiseSpi,
  iloLabels,
  economistBigmac,
  wbDoingBusiness,
  unctadstat,
  jmpWash,
  unwto,
  usdaPsd,
  wfpPrices,
  indecIpc,
  wcdeEducation,
  ndGain,
  wbPip,
  undpAccessAllData,
  gcamfaostat,
  faoTemperature,
  faoExport,
  faoFishstat,
  unfcccInventories,
  emepCeip,
  unhcrRefugees,
  whoGtb,
  starter,
]

/** The importer with this id. Throws "bad-command" with a list of all ids when there is none. */
export function getImporter(id: string): Importer {
  const importer = IMPORTERS.find((each) => each.id === id)
  if (importer) return importer
  const names = IMPORTERS.map((each) => each.id).join(", ")
  throw new AppError("bad-command", `There is no importer "${id}". The importers are: ${names}.`)
}
