/** The drawings of the marketing site, and the picture files that repeat them. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { createElement, Fragment, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import { pictureOfBenefit } from '../../src/content/benefit-pictures.ts'
import { firstEdition } from '../../src/edition/first-edition.ts'
import { drawPicture, pictureFont, svgOfPicture } from '../../server/site/draw-share-picture.ts'
import { planPicture } from '../../src/content/landing/choose-offer-share-picture.ts'
import { sharePictures, shareSize } from '../../src/content/landing/share-pictures.ts'
import { jpegSize } from '../support/jpeg-size.ts'
import { BannerScene, scenes, type SceneName } from '../../src/ui/art/BannerScene.tsx'
import { Drawing } from '../../src/ui/art/Drawing.tsx'
import { rowsToRun } from '../support/rows-to-run.ts'

const root = path.resolve(import.meta.dirname, '../..')
const text = (file: string) => readFileSync(path.join(root, file), 'utf8')
const names = Object.keys(scenes) as SceneName[]
const files = readdirSync(path.join(root, 'src/ui/art/drawings'))

const drawings: readonly (readonly [name: string, drawing: ReactElement])[] = files.map((name) => [
  name,
  createElement(Drawing, { file: text(`src/ui/art/drawings/${name}`) }),
])

describe.each(drawings)('%s', (_, drawing) => {
  const markup = renderToStaticMarkup(drawing)

  it('is at most 6 KiB of markup', () => {
    expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(6 * 1024)
  })

  it('has its proportions before any style, and says nothing to a screen reader', () => {
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)" width="\1" height="\2"/.exec(markup) ?? []
    expect(Number(width) * Number(height)).toBeGreaterThan(0)
    expect(markup.match(/<svg [^>]*aria-hidden="true"/g)).toHaveLength(1)
  })

  it('takes its colours from the tokens, and needs neither filters nor type nor files', () => {
    expect(markup).not.toMatch(
      /#[\da-f]{3,8}"|rgb|hsl|oklch|style=|<(?:filter|text|image|script|style|animate)/,
    )
  })

  it('defines every gradient that it uses', () => {
    const used = [...markup.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
    for (const id of used) expect(markup).toContain(`Gradient id="${id}"`)
  })
})

it('names its gradients apart from those of every other drawing on the page', () => {
  const page = renderToStaticMarkup(
    createElement(Fragment, null, ...[...drawings, ...drawings].map(([, each]) => each)),
  )
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(2 * files.length)
  expect(new Set(ids).size).toBe(ids.length)
})

it('draws each thing once', () => {
  const markups = drawings.map(([, drawing]) => renderToStaticMarkup(drawing))
  expect(new Set(markups).size).toBe(drawings.length)
})

it('draws the street where no scene is named', () => {
  expect(renderToStaticMarkup(createElement(BannerScene))).toBe(
    renderToStaticMarkup(createElement(BannerScene, { scene: 'street' })),
  )
})

test('the light of a banner rests: nothing runs on, nothing lasts longer than 4.5 s (D46)', () => {
  const css = text('src/ui/art/art.css')
  const animations = [...css.matchAll(/animation:([^;]+);/g)].map(([, value = '']) => value)
  expect(animations).toHaveLength(2)
  for (const animation of animations) {
    const times = [...animation.matchAll(/([\d.]+)(m?s)\b/g)].map(
      ([, n, unit]) => Number(n) * (unit === 's' ? 1000 : 1),
    )
    expect(times.reduce((sum, time) => sum + time, 0)).toBeLessThanOrEqual(4500)
    expect(animation).not.toContain('infinite')
  }
})

describe('the files that repeat the drawings', () => {
  const pictures = [
    ...new Set(firstEdition.benefits.flatMap(({ imageLight, imageDark }) => [imageLight, imageDark])),
    pictureOfBenefit('added-later', null),
  ]

  it.each(pictures)(
    '%s is there for a benefit of the catalogue, in colours and rules of SVG alone (M3.3)',
    (file) => {
      const drawn = text(`public${file}`)
      expect(drawn).toMatch(/<rect fill="oklch\([^)]+\)"/)
      expect(drawn).not.toMatch(/var\(|class=|style|=""/)
    },
  )

  it('has other colours for dark pages', () => {
    expect(text('public/beneficios/max-dark.svg')).not.toBe(text('public/beneficios/max.svg'))
  })

  it.each(names)('shares %s at the size that services expect, under 120 KB, with words for it', (name) => {
    const picture = readFileSync(path.join(root, `public/og/${name}.jpg`))
    expect(jpegSize(picture)).toEqual(shareSize)
    expect(picture.length).toBeLessThan(120_000)
    expect(sharePictures[name].line).not.toBe('')
  })

  it.each(names)('draws %s for a link with an offer, in colours and rules of SVG alone', (name) => {
    const drawn = text(`server/site/picture-scenes/${name}.svg`)
    expect(drawn).toContain('<!--text-->')
    expect(drawn).not.toMatch(/var\(|oklch|color-mix|class=|style=|pathLength|=""/)
  })

  it('has the icon of a home screen', () => {
    const icon = readFileSync(path.join(root, 'public/apple-touch-icon.png'))
    expect(icon.subarray(1, 4).toString()).toBe('PNG')
    expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([180, 180])
  })

  it('has the icon that browsers ask for by themselves, in the sizes of tabs and bookmarks', () => {
    const file = readFileSync(path.join(root, 'public/favicon.ico'))
    expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1])
    const pictures = Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
      const entry = file.subarray(6 + 16 * index)
      const at = entry.readUInt32LE(12)
      return { size: entry.readUInt8(0), png: file.subarray(at, at + entry.readUInt32LE(8)) }
    })
    expect(pictures.map(({ size }) => size)).toEqual([16, 32, 48])
    for (const { size, png } of pictures) {
      expect(png.subarray(1, 4).toString()).toBe('PNG')
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size])
    }
  })
})

describe('the picture of a link with an offer', () => {
  const written = (svg: string) =>
    [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, line = '']) => line.replaceAll(/<[^>]*>/g, ''))
  const giga = { name: '1 Giga', withDebit: 139.99, withoutDebit: 149.99 }

  it('says plan and price with their condition, and of a campaign its heading (D99)', () => {
    expect(written(svgOfPicture(planPicture(giga)))).toEqual([
      'TIM Ultrafibra',
      'Fibra 1\u00A0Giga',
      'R$ 139,99 por mês',
      'com débito automático,',
      'nos primeiros 12 meses',
    ])
    const heading = 'Sua fibra vale pontos Livelo'
    const lines = written(svgOfPicture({ ...planPicture(giga), scene: 'points', heading, state: 'SP' })).join(
      ' ',
    )
    expect(lines).toContain(heading)
    expect(lines).toContain('nos primeiros 12 meses, em São Paulo')
  })

  it.each(rowsToRun(names, 1))('has less than 120 KB over the drawing %s', async (scene) => {
    const heading = 'Globoplay e fibra para o seu TIM Controle'
    const { length } = await drawPicture({ scene, heading, name: '700 Mega HBO Max', withDebit: 119.99 })
    expect(length).toBeLessThan(120_000)
  })

  it('has room for the longest heading and a plan of many words, in smaller letters (D118)', () => {
    const heading = 'Extraordinariamenteinternacionalizadas ofertas'
    const name = '700 Mega com Globoplay, HBO Max, Paramount+ e Deezer Premium'
    const svg = svgOfPicture({ scene: 'city', heading, name, withDebit: 119.99, state: 'SP' })
    // what is written alone
    const text = svg.replace(/\n<linearGradient[^]*\n(?=<g fill)/, '\n')
    const box = new Resvg(text, { font: pictureFont }).getBBox()
    if (!box) return expect.unreachable()
    const { x, y, width, height } = box
    expect(width).toBeGreaterThan(300)
    expect(x + width).toBeLessThan(580)
    expect(y).toBeGreaterThan(0)
    expect(y + height).toBeLessThan(shareSize.height)
  })
})
