import { AppError } from "#domain/errors.ts"

import { dataPackage } from "./data-package/data-package.ts"
import { ddf } from "./ddf/ddf.ts"
import { imfWeo } from "./imf-weo/imf-weo.ts"
import type { Importer } from "./importer.ts"
import { edgarEmissions } from "./edgar/edgar.ts"
import { faoFaostat } from "./fao-faostat/faostat.ts"
import { sdmxCsv } from "./sdmx-csv/sdmx-csv.ts"
import { faoFra } from "./fao-fra/fao-fra.ts"
import { indecIpc } from "./indec-ipc/indec-ipc.ts"
import { owidDatasets } from "./owid-datasets/owid-datasets.ts"
import { jmpWash } from "./jmp-wash/jmp-wash.ts"
import { starter } from "./starter/starter.ts"
import { tidyCsv } from "./tidy-csv/tidy-csv.ts"
import { unSyb } from "./un-syb/un-syb.ts"
import { unWpp } from "./un-wpp/un-wpp.ts"
import { wbGem } from "./wb-gem/wb-gem.ts"
import { unctadstat } from "./unctadstat/unctadstat.ts"
import { wbDoingBusiness } from "./wb-doing-business/wb-doing-business.ts"
import { economistBigmac } from "./economist-bigmac/economist-bigmac.ts"
import { iloLabels } from "./ilo-labels/ilo-labels.ts"
import { wbRiseSpi } from "./wb-rise-spi/wb-rise-spi.ts"
import { undpHdr } from "./undp-hdr/undp-hdr.ts"
import { unwto } from "./unwto/unwto.ts"
import { usdaPsd } from "./usda-psd/usda-psd.ts"
import { wbInflation } from "./wb-inflation/wb-inflation.ts"
import { whoGho } from "./who-gho/who-gho.ts"
import { wfpPrices } from "./wfp-prices/wfp-prices.ts"
import { fedExchangeRates } from "./fed-exchange-rates/fed-exchange-rates.ts"
import { iloPivot } from "./ilo-pivot/ilo-pivot.ts"
import { wbCatalogue } from "./wb-catalogue/wb-catalogue.ts"
import { wbCommodities } from "./wb-commodities/wb-commodities.ts"
import { wbDatabank } from "./wb-databank/wb-databank.ts"
import { wbWgi } from "./wb-wgi/wb-wgi.ts"
import { wcdeEducation } from "./wcde/wcde.ts"
import { ndGain } from "./nd-gain/nd-gain.ts"
import { wbPip } from "./wb-pip/wb-pip.ts"
import { undpAccessAllData } from "./undp-aad/undp-aad.ts"
import { gcamfaostat } from "./gcamfaostat/gcamfaostat.ts"
import { faoTemperature } from "./fao-temperature/fao-temperature.ts"
import { faoExport } from "./fao-export/fao-export.ts"
import { faoFishstat } from "./fao-fishstat/fao-fishstat.ts"
import { unfcccInventories } from "./unfccc/unfccc.ts"
import { emepCeip } from "./emep-ceip/emep-ceip.ts"
import { unhcrRefugees } from "./unhcr/unhcr.ts"
import { whoGtb } from "./who-gtb/who-gtb.ts"
import { worldBank } from "./world-bank/world-bank.ts"

/** Everything that can be imported, in the order listed to people. */
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

/** The importer of a name; throws "bad-command" with the names there are. */
export function importerById(id: string): Importer {
  const importer = IMPORTERS.find((each) => each.id === id)
  if (importer) return importer
  const names = IMPORTERS.map((each) => each.id).join(", ")
  throw new AppError("bad-command", `There is no source "${id}". The sources are: ${names}.`)
}
