/**
 * Creates the configured clients of external systems: address lookup, street search, risk check, e-mail, language model
 * and webhook.
 */
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { addressProvider } from './address-lookup.ts'
import { streetProvider } from './street-search.ts'
import { fileMail } from './mail/file-mail.ts'
import { smtpMail } from './mail/smtp.ts'
import { embeddedRisk } from './demo-risk.ts'
import { httpRisk } from './http-risk.ts'
import { messageModel } from './language-model.ts'
import { webhook } from './webhook.ts'
import type { Providers } from './provider-types.ts'

export const makeProviders = (config: Config): Providers => ({
  address: addressProvider(config),
  streets: streetProvider(config),
  risk: config.riskService ? httpRisk(config.riskService) : embeddedRisk(),
  mail: config.smtp
    ? smtpMail(config.smtp, config.mailFrom)
    : fileMail(join(config.dataDir, 'mail'), config.mailFrom),
  messageModel: messageModel(config),
  ...(config.webhook && { webhook: webhook(config.webhook) }),
})
