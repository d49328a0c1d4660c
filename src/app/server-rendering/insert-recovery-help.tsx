/**
 * Inserts what recovery-script.ts shows where the page's scripts do not arrive. It is a template at the start of the
 * head, so that it is there even if the rest of the page is not.
 */
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageCampaign } from '../../campaigns/campaign-types.ts'
import { firstPhones, telHref } from '../../content/brand-and-phones.ts'
import { demoPageNotLoaded } from '../../content/demo/page-not-loaded.ts'
import { pageNotLoaded } from '../../content/page-not-loaded.ts'
import { whatsappHref } from '../../content/build-whatsapp-link.ts'

/** @param lang the page's language, if it is not Portuguese */
export function insertRecoveryHelp(html: string, campaign: PageCampaign, lang?: string): string {
  const { whatsapp, sales } = campaign.phones ?? firstPhones
  const words = lang ? demoPageNotLoaded : pageNotLoaded
  const help = (
    <template>
      <aside className="not-loaded" role="alert">
        <p>
          <strong>{words.title}</strong> {words.text}
        </p>
        <p>
          <button type="button">{words.again}</button>
          {!lang && (
            <>
              {' '}
              <a href={whatsappHref(whatsapp)}>{pageNotLoaded.whatsapp}</a>{' '}
              <a href={telHref(sales)}>{pageNotLoaded.call(sales)}</a>
            </>
          )}
        </p>
      </aside>
    </template>
  )
  return html.replace('<!--help-->', () => renderToStaticMarkup(help))
}
