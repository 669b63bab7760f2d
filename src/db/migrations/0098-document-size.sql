-- What a document takes, so that an account can be kept from filling the disk without reading all its documents.
alter table document add column size integer
  generated always as (octet_length(content::text) + octet_length(claims::text)) stored;
