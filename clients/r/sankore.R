# Made by `npm run clients` from the API's own description.
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
    reason <<- sub(".*HTTP status was '([^']*)'.*", "\\1", conditionMessage(w))
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

# Search indicators.
sankore_search <- function(q, topic = NULL) {
  sankore_call(paste0("/search"), list(q = q, topic = topic))
}

# Answer a question.
sankore_answer_question <- function(q, asOf = NULL, context = NULL) {
  sankore_call(paste0("/answer"), list(q = q, asOf = asOf, context = context))
}

# Indicators by name, category and topic.
sankore_list_indicators <- function(search = NULL, name = NULL, category = NULL, topic = NULL, publisher = NULL, frequency = NULL, lastYearFrom = NULL, fields = NULL, limit = NULL, offset = NULL, cursor = NULL) {
  sankore_call(paste0("/indicator"), list(search = search, name = name, category = category, topic = topic, publisher = publisher, frequency = frequency, lastYearFrom = lastYearFrom, fields = fields, limit = limit, offset = offset, cursor = cursor))
}

# Indicators by name, category and country.
sankore_filter_indicators <- function(name = NULL, category = NULL, topic = NULL, country = NULL, publisher = NULL, frequency = NULL, lastYearFrom = NULL, fields = NULL, limit = NULL, offset = NULL, cursor = NULL) {
  sankore_call(paste0("/indicator/filter"), list(name = name, category = category, topic = topic, country = country, publisher = publisher, frequency = frequency, lastYearFrom = lastYearFrom, fields = fields, limit = limit, offset = offset, cursor = cursor))
}

# Indicators of a country.
sankore_list_country_indicators <- function(country, category = NULL, topic = NULL, publisher = NULL, frequency = NULL, lastYearFrom = NULL, fields = NULL) {
  sankore_call(paste0("/indicator/country/", sankore_part(country)), list(category = category, topic = topic, publisher = publisher, frequency = frequency, lastYearFrom = lastYearFrom, fields = fields))
}

# Datasets by indicator and country.
sankore_list_datasets <- function(search = NULL, indicator = NULL, country = NULL, category = NULL, topic = NULL, publisher = NULL, frequency = NULL, lastYearFrom = NULL, fields = NULL, limit = NULL, offset = NULL, cursor = NULL) {
  sankore_call(paste0("/dataset"), list(search = search, indicator = indicator, country = country, category = category, topic = topic, publisher = publisher, frequency = frequency, lastYearFrom = lastYearFrom, fields = fields, limit = limit, offset = offset, cursor = cursor))
}

# One dataset with its figures.
sankore_get_dataset <- function(id, asOf = NULL) {
  sankore_call(paste0("/dataset/", sankore_part(id)), list(asOf = asOf))
}

# Several indicators of several countries.
sankore_get_panel <- function(indicators, countries = NULL, from = NULL, to = NULL, frequency = NULL, asOf = NULL) {
  sankore_call(paste0("/panel"), list(indicators = indicators, countries = countries, from = from, to = to, frequency = frequency, asOf = asOf))
}

# All countries.
sankore_list_countries <- function() {
  sankore_call(paste0("/countries/all"), list())
}

# Countries of a continent.
sankore_list_countries_of_region <- function(region) {
  sankore_call(paste0("/countries/region/", sankore_part(region)), list())
}

# A country.
sankore_get_country_details <- function(country) {
  sankore_call(paste0("/country/", sankore_part(country)), list())
}

# All currencies.
sankore_list_currencies <- function() {
  sankore_call(paste0("/currencies"), list())
}

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
