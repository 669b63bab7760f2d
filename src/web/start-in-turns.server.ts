/** The script that loads a page's modules and makes it live, as the router writes it. */
const START = /<script type="module" async="">(import [\s\S]*?)<\/script>/
const STATIC_IMPORT = /^import (?:\* as (\w+) from )?("[^"]+");?$/gm
const HINT = /<link rel="modulepreload" href="([^"]+)"\/>/g
/** The files of the libraries, which everything else needs and which take longest. */
const LIBRARY = /\/(?:react|router)-[\w-]+\.js$/

const FIRST_PAINT = "await new Promise(next=>requestAnimationFrame(()=>setTimeout(next)));"
const TURN = "const turn=()=>new Promise(next=>setTimeout(next));"
const FETCH_ALL =
  'for(const href of files)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));'

/**
 * Lets the scripts of a page wait for its first paint: they are fetched then, all at once, and started one by one, each
 * in a task of its own, so that a slow phone shows the page early and answers taps in between.
 */
export function startInTurns(html: string): string {
  const found = new Set<string>()
  const unhinted = html.replace(HINT, (_, file: string) => {
    found.add(file)
    return ""
  })
  const files = [...found]
  const libraries = files.filter((file) => LIBRARY.test(file)).sort()
  return unhinted.replace(START, (_, script: string) => {
    const inTurns = [...libraries.map((file) => `import "${file}";`), script]
      .join("\n")
      .replace(STATIC_IMPORT, (__, name: string | undefined, file: string) => {
        const module = name === undefined ? "" : `const ${name}=`
        return `${module}await import(${file});await turn();`
      })
    const ahead = `const files=${JSON.stringify(files)};${FETCH_ALL}`
    return `<script type="module" async="">${FIRST_PAINT}${ahead}${TURN}${inTurns}</script>`
  })
}
