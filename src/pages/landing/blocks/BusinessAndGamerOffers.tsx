/** The offers for companies and for gamers. They are shown only on wide screens. */
import Check from 'lucide/dist/esm/icons/check.mjs'
import { Icon } from '../../../ui/Icon.ts'
import { businessAndGamerOffers } from '../../../content/landing/sections.ts'
import { hasWifi6, type FiguresPlan } from '../../../content/find-advertised-figures.ts'
import { devices } from '../../../lib/recommended-devices.ts'
import type { Plan } from '../../../contract/plan.ts'
import { Price } from '../../../ui/choices/Price.tsx'
import { ButtonLink } from '../../../ui/forms/PrimaryButton.tsx'
import { Drawing } from '../../../ui/art/Drawing.tsx'
import cornerShop from '../../../ui/art/drawings/corner-shop.svg?raw'
import gamerAtScreen from '../../../ui/art/drawings/gamer-at-screen.svg?raw'
import { hasLoyaltyPeriod } from '../../../lib/has-loyalty-period.ts'
import { speedName, speedOf } from '../../../lib/plan-speed.ts'
import { useCampaignHref } from '../../../ui/useCampaign.ts'
import { useEditableTexts } from '../edition-contexts.ts'
import { PriceConditions } from '../plans/PriceConditions.tsx'
import './business-and-gamer-offers.css'

type Offered = Pick<
  Plan,
  'sku' | 'plan' | 'price_with_dacc' | 'price' | 'price_full' | 'subscriptions' | 'loyaltyPeriod' | 'state'
>

type BusinessAndGamerOffersProps = {
  /** The plan of each offer. An offer without a plan is not shown. */
  readonly business?: Offered | undefined
  readonly gamer?: (Pick<Offered, 'sku'> & FiguresPlan) | undefined
}

function gamerPoints(plan: FiguresPlan): string[] {
  const { devices: forDevices, upload, wifi } = businessAndGamerOffers.gamer
  const count = devices[speedOf(plan)]
  return [
    ...(count === undefined ? [] : [forDevices(count)]),
    ...(plan.plan_upload > 0 ? [upload(speedName(plan.plan_upload))] : []),
    ...(hasWifi6(plan) ? [wifi] : []),
  ]
}

export function BusinessAndGamerOffers({ business, gamer }: BusinessAndGamerOffersProps) {
  const words = useEditableTexts('businessTitle', 'businessText', 'gamerTitle', 'gamerText')
  const businessHref = useCampaignHref(`/checkout/cep/?s=${business?.sku}`)
  const gamerHref = useCampaignHref(`/checkout/cep/?s=${gamer?.sku}`)
  if (!business && !gamer) return null
  return (
    <div className="wide-offers">
      {business && (
        <section
          className="wide-offer wide-offer--business"
          aria-labelledby="empresas"
          data-promotion="empresas"
        >
          <div className="wide-offer__art">
            <Drawing file={cornerShop} />
          </div>
          <p className="wide-offer__over">{words.businessTitle}</p>
          <h2 id="empresas">{business.plan}</h2>
          <p>{words.businessText}</p>
          <div>
            <Price value={business.price_with_dacc} />
            <PriceConditions
              price={business.price}
              priceFull={business.price_full}
              hasLoyalty={hasLoyaltyPeriod(business)}
              state={business.state ?? null}
            />
          </div>
          <ButtonLink href={businessHref} tone="secondary">
            {businessAndGamerOffers.business.action}
          </ButtonLink>
        </section>
      )}
      {gamer && (
        <section
          className="wide-offer wide-offer--gamer night"
          aria-labelledby="gamer"
          data-promotion="gamer"
        >
          <div className="wide-offer__art">
            <Drawing file={gamerAtScreen} />
          </div>
          <p className="wide-offer__over">{words.gamerTitle}</p>
          <h2 id="gamer">{gamer.plan}</h2>
          <p>{words.gamerText}</p>
          <ul>
            {gamerPoints(gamer).map((point) => (
              <li key={point}>
                <Icon shapes={Check} size={18} />
                {point}
              </li>
            ))}
          </ul>
          <ButtonLink href={gamerHref}>{businessAndGamerOffers.gamer.action(gamer.plan)}</ButtonLink>
        </section>
      )}
    </div>
  )
}
