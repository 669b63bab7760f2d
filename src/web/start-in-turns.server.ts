/** The script that loads a page's modules and makes it live, as the router writes it. */
const START = /(<script type="module" async="">)(import [\s\S]*?)(<\/script>)/
const STATIC_IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");?$/gm
/** The files of the libraries, which everything else needs and which take longest. */
const LIBRARIES = /\/assets\/(?:react|router)-[\w-]+\.js/g

const TURN = "const turn=()=>new Promise(next=>setTimeout(next))"
const FIRST_PAINT = "await new Promise(next=>requestAnimationFrame(()=>setTimeout(next)))"

/**
 * Lets the modules of a page start after its first paint and one by one, each in a task of its own, so that a slow phone
 * answers taps in between. All of them are on their way already, by the hints in the document.
 */
export function startInTurns(html: string): string {
  return html.replace(START, (_, open: string, script: string, close: string) => {
    const libraries = [...new Set(html.match(LIBRARIES))].sort()
    const ahead = libraries.map((file) => `await import("${file}");await turn();`)
    const inTurns = script.replace(STATIC_IMPORT, (__, name: string | undefined, file: string) => {
      const module = name === undefined ? "" : `const ${name}=`
      return `${module}await import(${file});await turn();`
    })
    return `${open}${TURN};${FIRST_PAINT};${ahead.join("")}${inTurns}${close}`
  })
}
