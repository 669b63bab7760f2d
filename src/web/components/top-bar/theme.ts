/** Where the visitor's choice of theme is kept. */
export const THEME_KEY = "theme"

/** Runs in the head before anything is painted; where storage is refused the system's theme stays. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`

/** Turns dark into light and back, and remembers the choice where the browser allows it. */
export function switchTheme(): void {
  const root = document.documentElement
  const isDark = root.dataset.theme
    ? root.dataset.theme === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches
  const theme = isDark ? "light" : "dark"
  root.dataset.theme = theme
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Storage is refused: the choice holds for this page only.
  }
}
