import type { Plugin } from 'vite'

/**
 * Marks react-router's `memo()` of its data router as free of side effects. Without it the bundler must keep that
 * data router and the matching of routes beside the `Router` that we use: 4 kB more in front of the first question.
 */
export function unusedRouterPlugin(): Plugin {
  return {
    name: 'prosa:unused-router',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\/components\.js$/, code: /= React\$1\.memo\(/ },
      handler: (code) => ({
        code: code.replaceAll('= React$1.memo(', '= /* @__PURE__ */ React$1.memo('),
        map: null,
      }),
    },
  }
}
