-- What each file says of an indicator, so that the words that stand are the same in any order of imports: also of
-- indicators that no figures have come of yet.
create table indicator_description (
  indicator_id text not null,
  lineage text not null,
  described_by date not null,
  words jsonb not null,
  primary key (indicator_id, lineage)
);

-- Of imports before this, what stands is all that is known; each file that is read again is newer.
insert into indicator_description (indicator_id, lineage, described_by, words)
select i.id, '', '0001-01-01', jsonb_build_object(
  'id', i.id, 'publisherId', i.publisher_id, 'sourceId', i.source_id, 'code', i.code,
  'publishedName', i.published_name, 'category', i.category, 'unit', i.unit, 'currency', i.currency,
  'definition', i.definition, 'notes', i.notes, 'sourceNote', i.source_note,
  'aggregation', i.aggregation, 'decimals', i.decimals,
  'publishedTopics', coalesce(to_jsonb(i) -> 'published_topics', to_jsonb(i) -> 'topics'),
  'isHeadline', i.is_headline)
from indicator i;
