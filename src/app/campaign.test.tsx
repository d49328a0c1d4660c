import { describe, expect, test } from 'vitest'
import { withCampaign } from '../../scripts/build/campaign-page.ts'
import { campaigns } from '../campaigns/index.ts'
import { pageOf } from '../campaigns/make.ts'
import { plainPage } from '../campaigns/plain.ts'
import { readCampaign } from './campaign.ts'

const pageWith = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const block = (text: string) => pageWith(`<script type="application/json" id="campaign">${text}</script>`)

describe('the campaign of a page', () => {
  test.each(['', 'timblack', 'globoplay/timpre', 'black-friday'])(
    'is what the build wrote into it: %j',
    async (prefix) => {
      const rules = campaigns.rulesOf(prefix)
      const html = await withCampaign('<html lang="pt-BR"><head><!--campaign--></head></html>', rules)
      expect(readCampaign(pageWith(html))).toEqual(pageOf(rules))
    },
  )

  test.each([
    ['nothing', pageWith('<p></p>')],
    ['no JSON', block('{"prefix":')],
    ['another shape', block('{"prefix":"timblack"}')],
    ['null', block('null')],
    ['a list', block('[]')],
  ])('is none where it says %s', (_, page) => {
    expect(readCampaign(page)).toEqual(plainPage)
  })
})
