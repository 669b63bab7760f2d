import type { Redistribution } from "#domain/indicators/source.ts"

/** A licence as people name it, and what it lets readers take away. */
export type Licence = { title: string; url: string; redistribute: Redistribution }

/** Licences by the identifier that data packages carry, in lower case. Share-alike ones are offered with their terms. */
export const LICENCES: Readonly<Record<string, Licence>> = {
  "cc-by-4.0": {
    title: "CC BY 4.0",
    url: "https://creativecommons.org/licenses/by/4.0/",
    redistribute: "yes",
  },
  "cc-by-3.0": {
    title: "CC BY 3.0",
    url: "https://creativecommons.org/licenses/by/3.0/",
    redistribute: "yes",
  },
  "cc0-1.0": {
    title: "CC0 1.0",
    url: "https://creativecommons.org/publicdomain/zero/1.0/",
    redistribute: "yes",
  },
  "odc-pddl-1.0": {
    title: "ODC PDDL 1.0",
    url: "https://opendatacommons.org/licenses/pddl/1-0/",
    redistribute: "yes",
  },
  "odc-by-1.0": {
    title: "ODC-By 1.0",
    url: "https://opendatacommons.org/licenses/by/1-0/",
    redistribute: "yes",
  },
  "odbl-1.0": {
    title: "ODbL 1.0",
    url: "https://opendatacommons.org/licenses/odbl/1-0/",
    redistribute: "yes",
  },
  "cc-by-sa-4.0": {
    title: "CC BY-SA 4.0",
    url: "https://creativecommons.org/licenses/by-sa/4.0/",
    redistribute: "yes",
  },
  "cc-by-nc-4.0": {
    title: "CC BY-NC 4.0",
    url: "https://creativecommons.org/licenses/by-nc/4.0/",
    redistribute: "non-commercial",
  },
}
