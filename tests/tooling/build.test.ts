/** The build: rendered pages, content security policy, and when a new build is needed. */
import { mkdtemp, mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cspHashes } from '../../server/site/pack-rendered-page.ts'
import { isUpToDate } from '../../scripts/build/is-build-up-to-date.ts'
import { withNames, withRetries } from '../../scripts/build/retry-imports.ts'
import { withoutFiles } from '../../scripts/build/trim-preload-lists.ts'
import { withImportedChunks, pageTemplate } from '../../scripts/build/compose-page-templates.ts'
import { insertIntoTemplate } from '../../src/app/server-rendering/insert-into-template.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'prosa-build-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_vendor.js'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  'src/pages/cep.tsx': {
    file: 'assets/cep.js',
    css: ['assets/cep.css'],
    imports: ['_vendor.js', '_field.js'],
  },
  '_field.js': { file: 'assets/field.js' },
}

const shell = `<html><head><!--code--><title>Shell</title>
  <!--style-->
  <script type="module" crossorigin src="/assets/index.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/vendor.js">
  <link rel="stylesheet" crossorigin href="/assets/index.css">
</head><body><div id="root"><!--page--></div></body></html>`

async function sheets(css: string): Promise<void> {
  await mkdir(path.join(folder, 'assets'))
  await writeFile(path.join(folder, 'assets/index.css'), css)
  await writeFile(path.join(folder, 'assets/cep.css'), '.cep{color:red}')
}

describe('a rendered page', () => {
  const page = { html: '<h1>Qual é o seu CEP?</h1>', head: '<title>CEP</title>' }
  const template = () => pageTemplate(shell, manifest, folder, ['src/pages/cep.tsx'])

  it('carries question, style and title, and preloads what it needs once', async () => {
    await sheets('body{margin:0}')
    const html = insertIntoTemplate(await template(), '/checkout/cep/', page)
    expect(html).toContain('<div id="root" data-page="/checkout/cep/"><h1>Qual é o seu CEP?</h1></div>')
    expect(html).toContain('<title>CEP</title>')
    expect(html).toContain('<style>body{margin:0}\n.cep{color:red}</style>')
    expect(html.match(/rel="stylesheet"/g)).toHaveLength(2)
    expect(html.match(/rel="stylesheet"[^>]* disabled>/g)).toHaveLength(2)
    for (const file of ['vendor', 'field', 'cep']) expect(html.match(`/assets/${file}.js`)).toHaveLength(1)
    expect(html.match(/modulepreload/g)).toHaveLength(3)
    expect(html.indexOf('type="module"')).toBeLessThan(html.indexOf('<style>'))
  })

  it('carries what is said while a stored order is on its way', async () => {
    await sheets('body{margin:0}')
    const html = insertIntoTemplate(await template(), '/chat', { ...page, waiting: 'Um instante' })
    expect(html).toContain('<div id="root" data-page="/chat" data-waiting="Um instante"><h1>')
  })

  it('links a style sheet that is too large to carry', async () => {
    let noise = ''
    for (let i = 0; i < 6000; i += 1)
      noise += `.c${(i * 2_654_435_761) % 4_294_967_296}{margin:${i % 97}px}\n`
    await sheets(noise)
    const html = await pageTemplate(shell, manifest, folder)
    expect(html).not.toContain('<style>')
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/index.css">')
  }, 20_000)

  it('refuses a module that is not its own chunk', () => {
    expect(() => withImportedChunks(manifest, ['src/pages/other.tsx'])).toThrow(/src\/pages\/other\.tsx/)
  })
})

describe('the list of files that a file may load later', () => {
  const code = (names: string, calls: string) => `const d=(m.f||(m.f=${names}));${calls}`

  it('leaves out what is there already, and keeps the others in their places', () => {
    const before = code(
      '["a.js","a.css","b.js","b.css"]',
      'load(__vite__mapDeps([0,1]));load(__vite__mapDeps([1]));load(__vite__mapDeps([2,1,3]))',
    )
    expect(withoutFiles(before, new Set(['a.css']))).toBe(
      code('["a.js","b.js","b.css"]', 'load(__vite__mapDeps([0]));load([]);load(__vite__mapDeps([1,2]))'),
    )
  })

  it('changes nothing where there is none', () => {
    expect(withoutFiles('export{a}', new Set(['a.css']))).toBe('export{a}')
  })
})

describe('a file that is loaded late', () => {
  it('is imported by the function that tries it again, wherever the source imports it (docs/decisions/0015)', () => {
    const code = "const a = () => import('./a.js'), b = import(name), c = 'import(\"./c.js\")'"
    expect(withRetries(code)).toMatch(
      /^import \{ importWithNewUrlOnRetry as __retry \} from "[^"]+";const a = \(\) => __retry\(\(\) => import\('\.\/a\.js'\), "__name_of_module__"\), b = import\(name\), c = 'import\("\.\/c\.js"\)'$/,
    )
  })

  it('is asked by name for a module that shares it with others, so that a second try finds it, too', () => {
    const rendered = (file: string) =>
      `__retry(() => __vitePreload(() => ${file}, void 0), "__name_of_module__")`
    const files = [
      'import("./forms.js").then((n) => n.t)',
      'import("./alone.js")',
      'Promise.resolve().then(() => x)',
    ]
    expect(withNames(files.map(rendered).join(';')).split(';')).toEqual([
      '__retry(() => __vitePreload(() => import("./forms.js"), void 0), "t")',
      '__retry(() => __vitePreload(() => import("./alone.js"), void 0))',
      '__retry(() => __vitePreload(() => Promise.resolve().then(() => x), void 0))',
    ])
  })
})

describe('the policy of pages', () => {
  it('hashes inline scripts and styles, and nothing else', () => {
    const html = `<script>a()</script><script src="/x.js"></script><style>b{}</style>
      <script type="application/ld+json">{}</script>`
    expect(cspHashes(html + html)).toEqual({
      scripts: ["'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='"],
      styles: ["'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='"],
    })
  })

  it.each(['<p style="color:red">', '<button onclick="x()">'])('refuses %s', (html) => {
    expect(() => cspHashes(html)).toThrow(/inline attribute/)
  })
})

describe('a build', () => {
  async function age(file: string, secondsAgo: number): Promise<void> {
    const target = path.join(folder, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, '')
    const time = Date.now() / 1000 - secondsAgo
    await utimes(target, time, time)
    await utimes(path.dirname(target), time, time)
  }

  it('is needed when there is none', async () => {
    expect(await isUpToDate(folder)).toBe(false)
  })

  it('stays fresh until a source changes', async () => {
    await age('src/main.tsx', 100)
    await age('dist/built', 50)
    expect(await isUpToDate(folder)).toBe(true)
    await age('src/ui/button.tsx', 10)
    expect(await isUpToDate(folder)).toBe(false)
  })
})
