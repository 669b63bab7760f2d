import CircleCheck from "lucide-react/icons/circle-check"
import CircleDashed from "lucide-react/icons/circle-dashed"
import CircleHelp from "lucide-react/icons/circle-question-mark"
import CircleSlash from "lucide-react/icons/circle-slash"
import CircleX from "lucide-react/icons/circle-x"
import Clock from "lucide-react/icons/clock"

import type { IconShape } from "../../../components/icon/icon.tsx"
import type { VerdictStatus } from "./claim.ts"

/** Each verdict's word, sign and meaning. */
export const VERDICT_FACTS: Readonly<
  Record<VerdictStatus, { word: string; icon: IconShape; meaning: string }>
> = {
  correct: { word: "Correct", icon: CircleCheck, meaning: "The figure matches the data." },
  incorrect: { word: "Incorrect", icon: CircleX, meaning: "The figure does not match the data." },
  incomplete: {
    word: "Incomplete",
    icon: CircleDashed,
    meaning: "A place, period or unit is missing, so the figure cannot be checked.",
  },
  unverified: {
    word: "Unverified",
    icon: CircleHelp,
    meaning: "We found related data but could not confirm the figure.",
  },
  unavailable: {
    word: "Unavailable",
    icon: CircleSlash,
    meaning: "We hold no dataset for this statement.",
  },
  pending: {
    word: "Pending",
    icon: Clock,
    meaning: "Not checked yet. Select the statement to check it.",
  },
}
