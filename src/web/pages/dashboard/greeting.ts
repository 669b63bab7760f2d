const NOON = 12
const EVENING = 18

/** How to greet somebody at a time of their own day. */
export function greetingAt(time: Date): string {
  const hour = time.getHours()
  if (hour < NOON) return "Good morning"
  return hour < EVENING ? "Good afternoon" : "Good evening"
}
