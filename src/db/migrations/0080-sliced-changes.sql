-- Changes that were made in slices on the embedded database and are decided: what a stop has left of them is committed
-- at the next start.
create table sliced_change (
  id text primary key
);
