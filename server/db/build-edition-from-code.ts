/**
 * Builds an edition of the shop from what is in the code: the folders of the campaigns, the texts of landing pages
 * and the seed files.
 */
import { general, loadFromFolders } from '../../src/campaigns/load-folders.ts'
import { PREFIXES } from '../../src/campaigns/campaign-prefixes.ts'
import { firstPhones } from '../../src/content/brand-and-phones.ts'
import { faqLists } from '../../src/content/landing/faq/all-lists.ts'
import { news, type NewsCard } from '../../src/content/landing/news.ts'
import { editableTextNames, editableTexts } from '../../src/content/landing/editable-texts.ts'
import { Edition } from '../../src/edition/edition-schema.ts'
import { seedBenefits, seedPlans } from './seed-files.ts'

const settings = await loadFromFolders('settings')
const landings = await loadFromFolders('landing')

const newsOf = (card: NewsCard) => ({
  id: card.id,
  title: card.title,
  description: card.description,
  picture: card.imageName,
  text: card.fullDescription,
  ...(card.linkNews && { href: card.linkNews }),
  ...(card.stream && { hasVideo: true }),
  ...(card.streamLink && { video: card.streamLink }),
  ...(!card.hasItem && { hidden: true }),
})

/** Returns the edition that the code has. */
export function editionFromCode(): Edition {
  const plans = seedPlans()
  const own = PREFIXES.map((prefix) => [prefix, { ...settings[prefix], landing: landings[prefix] ?? {} }])
  return Edition.parse({
    plans,
    benefits: seedBenefits(),
    campaigns: { '': { ...general.settings, landing: general.landing }, ...Object.fromEntries(own) },
    texts: Object.fromEntries(editableTextNames.map((name) => [name, editableTexts[name].text])),
    faq: faqLists,
    news: news.cards.map(newsOf),
    footer: firstPhones,
  })
}
