import { globSync, readFileSync } from 'node:fs'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { iconShapes } from '../../scripts/build/icons.ts'
import { icon, type IconProps } from '../../src/ui/icon.ts'

const names = new Set(
  globSync('src/**/*.tsx')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/from 'lucide-react\/icons\/([\w-]+)'/g)])
    .map(([, name = '']) => name),
)

test.each([...names])('the built icon %s looks like that of the library', async (name) => {
  const { default: Theirs } = (await import(`lucide-react/icons/${name}`)) as {
    default: ComponentType<IconProps>
  }
  const props: IconProps = { size: 20, className: 'x', 'aria-hidden': true }
  const theirs = renderToStaticMarkup(createElement(Theirs, props))
  const ours = renderToStaticMarkup(createElement(icon(await iconShapes(name)), props))
  expect(attributesOf(ours)).toEqual(attributesOf(theirs.replace(/class="lucide [^"]* x"/, 'class="x"')))
})

test('icons are found where they are imported', () => expect(names.size).toBeGreaterThan(20))

/** Regardless of the order of the attributes. */
const attributesOf = (markup: string) => markup.split('>').map((tag) => tag.split(/ (?=[\w-]+=")/).toSorted())
