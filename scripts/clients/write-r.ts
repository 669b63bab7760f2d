import { requiredFirst, snakeCase, type Call } from "./list-calls.ts"

/** The R client: one file to source, with jsonlite. */
export function writeR(calls: readonly Call[]): string {
  return `${HEAD}\n${calls.map(writeFunction).join("\n\n")}\n${TAIL}`
}

const HEAD = `# Made by \`npm run clients\` from the API's own description.
# Reads the public data of a Sankore site. Needs R and jsonlite; a missing figure is NA, never 0.
# Set the site first: options(sankore.site = "https://...")

sankore_read <- function(path, query = list()) {
  site <- sub("/+$", "", getOption("sankore.site", ""))
  if (site == "") stop('Set the site first: options(sankore.site = "https://...")')
  query <- Filter(Negate(is.null), query)
  pairs <- vapply(names(query), function(key) {
    paste0(key, "=", utils::URLencode(as.character(query[[key]]), reserved = TRUE))
  }, "")
  address <- paste0(site, path, if (length(pairs) > 0) "?", paste(pairs, collapse = "&"))
  file <- tempfile(fileext = ".json")
  on.exit(unlink(file))
  reason <- "no answer"
  # R keeps what went wrong as a warning and throws away the words of a refusal: its address has them.
  note <- function(w) {
    reason <<- sub(".*HTTP status was '([^']*)'.*", "\\\\1", conditionMessage(w))
    invokeRestart("muffleWarning")
  }
  status <- tryCatch(
    withCallingHandlers(utils::download.file(address, file, quiet = TRUE, mode = "wb"), warning = note),
    error = function(e) stop("No figures (", reason, "); open ", address, " to read why.", call. = FALSE)
  )
  if (status != 0) stop("The site could not be reached: ", address, call. = FALSE)
  jsonlite::fromJSON(file, simplifyVector = FALSE)
}

sankore_call <- function(path, query) {
  body <- sankore_read(paste0("/api/v1", path), query)
  if (is.null(body$data)) body else body$data
}

sankore_part <- function(text) utils::URLencode(as.character(text), reserved = TRUE)
`

const TAIL = `
# One figure with its sentence and citation; the newest actual one unless a period is named.
sankore_fact <- function(indicator, country, period = "latest", asOf = NULL) {
  path <- paste(vapply(c(indicator, country, period), sankore_part, ""), collapse = "/")
  sankore_read(paste0("/fact/", path, ".json"), list(asOf = asOf))
}

# The figures of several indicators in several countries: a data frame, one row each.
sankore_panel <- function(indicators, countries = NULL, ...) {
  or <- function(value, other) if (is.null(value)) other else value
  rows <- list()
  for (one in sankore_get_panel(indicators, countries = countries, ...)$series) {
    for (version in one$versions) {
      for (point in version$data) {
        usual <- if (is.null(point$value)) NA_character_ else "actual"
        rows[[length(rows) + 1]] <- data.frame(
          country_code = one$countryCode, country = one$country,
          indicator_id = one$indicatorId, indicator = one$indicator,
          period = point$period, value = or(point$value, NA_real_), unit = one$unit,
          status = or(point$status, usual), vintage = or(point$vintage, version$vintage),
          publisher = version$publisher, licence = version$licence
        )
      }
    }
  }
  do.call(rbind, rows)
}
`

function writeFunction({ name, path, summary, parameters }: Call): string {
  const given = requiredFirst(parameters).map(({ name: key, isRequired }) =>
    isRequired ? key : `${key} = NULL`,
  )
  const query = parameters
    .filter(({ place }) => place === "query")
    .map(({ name: key }) => `${key} = ${key}`)
  const parts = path
    .split(/(\{\w+\})/)
    .filter((part) => part !== "")
    .map((part) =>
      part.startsWith("{") ? `sankore_part(${part.slice(1, -1)})` : JSON.stringify(part),
    )
  return `# ${summary}.
sankore_${snakeCase(name)} <- function(${given.join(", ")}) {
  sankore_call(paste0(${parts.join(", ")}), list(${query.join(", ")}))
}`
}
