import { promisify } from "node:util"
import { brotliCompress, constants } from "node:zlib"

import { recentAnswers } from "#catalog/recent-answers.ts"
import type { Catalog } from "#catalog/create-catalog.ts"
import { COUNTRIES } from "#domain/places/find-country.ts"
import { packOfflineCatalogue, type OfflineNames } from "#search/offline-catalogue.ts"

const brotli = promisify(brotliCompress)

/** The file by which offline devices search, as it is and compressed; made once for each data version. */
type NamesFile = { plain: string; compressed: Buffer }

/** Makes the file when it is first asked for. A megabyte of names is worth the second that a good compression takes. */
export function createOfflineNames(catalog: Catalog): () => Promise<NamesFile> {
  const recent = recentAnswers<NamesFile>(() => catalog.version(), 1)
  return () =>
    recent("names", async () => {
      const plain = JSON.stringify(await listNames(catalog))
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      }
      return { plain, compressed: await brotli(plain, { params }) }
    })
}

/** The countries that have figures, with their names in addresses, and the catalogue. */
async function listNames(catalog: Catalog): Promise<OfflineNames> {
  const counts = await catalog.countByCountry()
  return {
    countries: COUNTRIES.filter(({ code }) => (counts.get(code) ?? 0) > 0).map(({ name, slug }) => [
      name,
      slug,
    ]),
    catalogue: packOfflineCatalogue([...(await catalog.listCoverage())]),
  }
}
