export type SourceId = string & { readonly __brand?: "SourceId" }
export type PublisherId = string & { readonly __brand?: "PublisherId" }

/** What a licence lets readers take away: files and API values, only with the terms, or the chart alone. */
export type Redistribution = "yes" | "non-commercial" | "no"

/** A data set of a publisher with the terms under which its figures are shown. */
export type Source = {
  id: SourceId
  publisherId: PublisherId
  publisher: string
  title: string
  /** Licence as people name it: `CC BY 4.0`. */
  licence: string
  licenceUrl: string | null
  /** The credit line as the publisher asks for it. */
  attribution: string
  redistribute: Redistribution
  /** Official page or file address. */
  url: string
}
