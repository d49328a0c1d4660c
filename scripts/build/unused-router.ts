import type { Plugin } from 'vite'

/**
 * Marks the `memo()` calls of react-router's data router as side-effect free. Otherwise the bundler keeps the data
 * router and route matching alongside the `Router` we use: 4 kB on the critical path.
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
