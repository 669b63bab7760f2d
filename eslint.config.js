import reactHooks from "eslint-plugin-react-hooks"
import tseslint from "typescript-eslint"

const RESTRICTED_SYNTAX = [
  { selector: "TSEnumDeclaration", message: "Use a union of literals." },
  { selector: "ExportAllDeclaration", message: "No re-export files." },
]

/** What saves a line and costs its reader more; check:style counts the same. */
const WRITTEN_OUT = [
  {
    selector:
      ":matches(SpreadElement > ObjectExpression, SpreadElement > ArrayExpression, JSXSpreadAttribute > ObjectExpression)",
    message: "A spread means “merge”: write the fields, items or attributes of a literal out.",
  },
  {
    selector: "CallExpression[callee.object.type='Literal'][callee.property.name='split']",
    message: "Write a table as an array.",
  },
]

/** Names that misled newcomers; the table of CONTRIBUTING says what to use. */
const RETIRED_NAMES = ["lift", "placer", "placers", "standing", "wish"]

/** Where React is given markup as text: charts drawn as SVG, cleaned texts, and the script of the head. */
const RAW_MARKUP = [
  "src/web/components/chart/plot.tsx",
  "src/web/components/map/world-map.tsx",
  "src/web/components/save-chart/*-preview.tsx",
  "src/web/components/prose/prose.tsx",
  "src/web/pages/chart/ranking-embed.tsx",
  "src/web/pages/explore/plots.tsx",
  "src/web/components/head/inline-script.tsx",
]

/** Blank lines and comments do not count. */
const limitFunctions = (max) => ({
  "max-lines-per-function": ["error", { max, skipBlankLines: true, skipComments: true }],
})

export default tseslint.config(
  { ignores: ["build/", "var/", "clients/", "coverage/", ".react-router/", "node_modules/"] },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ["*.js", "bin/*.mjs"] } },
    },
    rules: {
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": "off",
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/no-unnecessary-type-parameters": "off",
      // Records of functions are our interfaces; none of them uses `this`.
      "@typescript-eslint/unbound-method": "off",
      "no-restricted-syntax": ["error", ...RESTRICTED_SYNTAX],
      complexity: ["error", 12],
      // Far above what a file should have, so that nobody cuts one where it has no seam.
      "max-lines": ["error", { max: 500 }],
      "max-params": ["error", 4],
    },
  },
  {
    files: ["src/**/*.ts", "src/**/*.tsx", "scripts/**"],
    ignores: ["**/*.test.ts", "**/*.test.tsx"],
    rules: {
      "no-restricted-syntax": ["error", ...RESTRICTED_SYNTAX, ...WRITTEN_OUT],
      // Most have fewer than ten; a component of many elements may come near.
      ...limitFunctions(90),
    },
  },
  // Tables of bindings: a line or two for each thing that the part can do.
  { files: ["src/catalog/create-catalog.ts"], rules: limitFunctions(110) },
  { files: ["src/factcheck/create-fact-checker.ts"], rules: limitFunctions(160) },
  {
    files: ["src/**/*.ts", "src/**/*.tsx"],
    ignores: ["src/factcheck/**", "**/*.test.ts", "**/*.test.tsx"],
    rules: { "id-denylist": ["error", ...RETIRED_NAMES] },
  },
  {
    files: ["src/web/**/*.tsx", "src/web/**/*.ts"],
    plugins: { "react-hooks": reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ["src/web/**/*.tsx"],
    ignores: RAW_MARKUP,
    rules: {
      "no-restricted-syntax": [
        "error",
        ...RESTRICTED_SYNTAX,
        ...WRITTEN_OUT,
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: "Write components: only drawn charts and cleaned texts are markup.",
        },
      ],
    },
  },
  {
    files: ["**/*.test.ts", "**/*.test.tsx", "tests/**"],
    rules: {
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "max-lines": "off",
      // Each default of a builder counts as a branch.
      complexity: ["error", 16],
    },
  },
  {
    // These are to come down to what holds everywhere.
    files: [
      "claims",
      "compute",
      "contradictions",
      "discourse",
      "judge",
      "quantities",
      "relations",
      "stated-values",
    ].map((folder) => `src/factcheck/${folder}/**`),
    rules: { complexity: ["error", 16] },
  },
  {
    // OpenAPI 3.1 still knows `example`, and our example answers are put together from it.
    files: ["src/api/**", "src/answers/answer.schema.ts"],
    rules: { "@typescript-eslint/no-deprecated": "off" },
  },
  { files: ["**/*.data.ts"], rules: { "max-lines": "off" } },
  { files: ["*.js", "bin/*.mjs"], extends: [tseslint.configs.disableTypeChecked] },
)
