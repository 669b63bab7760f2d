import Search from "lucide-react/icons/search"
import { Form } from "react-router"

import { countNoun } from "#domain/text/count-noun.ts"

import { Button } from "../button/button.tsx"
import { Icon } from "../icon/icon.tsx"
import { Link } from "../link/link.tsx"
import { LONGEST_FILTER } from "./has-words.ts"
import styles from "./name-filter.module.css"

/** Leaves the indicators whose names hold the words, and says how many these are. */
export function NameFilter({
  action,
  keys = {},
  whole,
  filter,
  count,
}: {
  /** Address of the list without its query. */
  action: string
  /** What the list shows apart from the filter; null is left out. */
  keys?: Readonly<Record<string, string | null>>
  /** Address of the list without the filter. */
  whole: string
  filter: string
  count: number
}) {
  return (
    <div className={styles.row}>
      <Form className={styles.filter} role="search" action={action} preventScrollReset>
        {Object.entries(keys).map(
          ([name, value]) =>
            value !== null && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Icon of={Search} />
        <input
          key={whole + filter}
          name="filter"
          type="search"
          aria-label="Filter by name"
          placeholder="Filter by name"
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST_FILTER}
          defaultValue={filter}
        />
        <Button type="submit">Filter</Button>
      </Form>
      <p className="muted" role="status">
        {countNoun(count, "indicator")}
        {filter !== "" && (
          <>
            {" "}
            with “{filter}”.{" "}
            <Link to={whole} preventScrollReset>
              Show all
            </Link>
          </>
        )}
      </p>
    </div>
  )
}
