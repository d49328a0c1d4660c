import { describe, expect, it } from 'vitest'
import { Environment } from './config-environment-variables.ts'
import { mistypedSettings } from './find-mistyped-settings.ts'

describe('variables that were meant as settings (S37)', () => {
  it.each([
    ['RETENTION_DAY', 'RETENTION_DAYS'],
    ['RETENTON_DAYS', 'RETENTION_DAYS'],
    ['DAYS_RETENTION', 'RETENTION_DAYS'],
    ['PUBLIC_URI', 'PUBLIC_URL'],
    ['PUBLICURL', 'PUBLIC_URL'],
    ['public_url', 'PUBLIC_URL'],
    ['PUBLIC-URL', 'PUBLIC_URL'],
    ['PROSA_PUBLIC_URL', 'PUBLIC_URL'],
    ['SMTP_HSOT', 'SMTP_HOST'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['ENCRYPTION_KEYS', 'ENCRYPTION_KEY'],
    ['LOOKUPKEY', 'LOOKUP_KEY'],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
    ['OIDC_ISSUER', 'OIDC_ISSUER_URL'],
    ['CUSTOMER_CODE', 'CUSTOMER_CODES'],
    ['RATE_LIMIT_LEADS_PER_MINUT', 'RATE_LIMIT_LEADS_PER_MINUTE'],
  ])('%s: probably %s', (name, meant) => {
    expect(mistypedSettings({ [name]: 'x' })).toEqual([`${name} (${meant}?)`])
  })

  it('are told too where no other program has such names', () => {
    expect(mistypedSettings({ RATE_LIMIT_EVERYTHING: '1', PATH: '/bin' })).toEqual(['RATE_LIMIT_EVERYTHING'])
    const limits = { RATE_LIMIT_LEADS: '5', RATE_LIMIT_LEADS_PER_MINUTE: '5' }
    expect(mistypedSettings(limits)).toEqual(['RATE_LIMIT_LEADS (RATE_LIMIT_LEADS_PER_MINUTE?)'])
  })

  it('are none of the settings, nor an empty variable', () => {
    const all = Object.fromEntries(Object.keys(Environment.shape).map((name) => [name, 'x']))
    expect(mistypedSettings(all)).toEqual([])
    expect(mistypedSettings({ RETENTION_DAY: '' })).toEqual([])
  })

  it('are none of those that shells, npm, containers, clusters, databases and CI set', () => {
    const names = `PATH HOME HOSTNAME PWD OLDPWD SHELL SHLVL LANG LANGUAGE LC_ALL LC_CTYPE TERM TERM_PROGRAM COLORTERM USER
      USERNAME LOGNAME MAIL EDITOR PAGER DISPLAY TZ TMPDIR TEMP TMP _ PS1 LS_COLORS NODE_ENV NODE_OPTIONS NODE_PATH
      NODE_VERSION NODE_EXTRA_CA_CERTS YARN_VERSION npm_config_cache npm_config_global_prefix npm_config_user_agent
      npm_execpath npm_lifecycle_event npm_lifecycle_script npm_node_execpath npm_package_json npm_package_name
      npm_package_version npm_config_registry npm_config_local_prefix npm_command INIT_CWD COLOR FORCE_COLOR NO_COLOR DEBUG
      PGHOST PGPORT PGUSER PGPASSWORD PGDATABASE PGSSLMODE PGDATA PGAPPNAME PGCONNECT_TIMEOUT POSTGRES_USER POSTGRES_PASSWORD
      POSTGRES_DB POSTGRES_PORT POSTGRES_HOST POSTGRES_URL KUBERNETES_PORT KUBERNETES_PORT_443_TCP
      KUBERNETES_PORT_443_TCP_ADDR KUBERNETES_PORT_443_TCP_PORT KUBERNETES_PORT_443_TCP_PROTO KUBERNETES_SERVICE_HOST
      KUBERNETES_SERVICE_PORT KUBERNETES_SERVICE_PORT_HTTPS PROSA_PORT PROSA_SERVICE_HOST PROSA_SERVICE_PORT PROSA_PORT_3000_TCP
      PROSA_PORT_3000_TCP_ADDR DATABASE_SERVICE_HOST SMTP_SERVICE_HOST SMTP_PORT_25_TCP_ADDR POD_NAME POD_IP NODE_NAME
      HOST_IP container SYSTEMD_EXEC_PID INVOCATION_ID JOURNAL_STREAM NOTIFY_SOCKET LISTEN_FDS LISTEN_PID XDG_DATA_DIRS
      XDG_DATA_HOME XDG_CONFIG_HOME XDG_RUNTIME_DIR XDG_SESSION_ID DBUS_SESSION_BUS_ADDRESS SSH_AUTH_SOCK SSH_CLIENT
      SSH_CONNECTION SSH_TTY SUDO_USER SUDO_COMMAND http_proxy https_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY no_proxy ALL_PROXY
      CI BUILD_ID BUILD_NUMBER GITHUB_ACTIONS GITHUB_TOKEN GITHUB_REF GITLAB_CI DYNO PORT_HTTP AWS_REGION AWS_DEFAULT_REGION
      AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY AWS_SESSION_TOKEN AZURE_CLIENT_ID GOOGLE_APPLICATION_CREDENTIALS
      HEROKU_APP_NAME RENDER_EXTERNAL_URL RAILWAY_PUBLIC_DOMAIN FLY_APP_NAME VERCEL_URL APP_URL APP_NAME APP_KEY BASE_URL
      SITE_URL API_KEY API_TOKEN LOG_FORMAT LOG_FILE MALLOC_ARENA_MAX MALLOC_TRIM_THRESHOLD_ LD_LIBRARY_PATH LD_PRELOAD
      UV_THREADPOOL_SIZE SSL_CERT_FILE SSL_CERT_DIR CHROMIUM FULL PLAYWRIGHT_BROWSERS_PATH VITEST OTEL_SERVICE_NAME
      OTEL_EXPORTER_OTLP_ENDPOINT SENTRY_DSN REDIS_URL REDIS_HOST SMTP_TLS MAIL_HOST MAIL_PORT DB_HOST DB_PORT DB_NAME
      DB_USER DB_PASSWORD DATABASE_HOST DATABASE_PORT DATABASE_NAME DATABASE_USER DATABASE_PASSWORD SECRET_KEY ADMIN_EMAIL`
    const usual = Object.fromEntries(names.split(/\s+/).map((name) => [name, 'x']))
    expect(mistypedSettings(usual)).toEqual([])
    expect(mistypedSettings({ ...process.env, RETENTION_DAYS: '90' })).toEqual([])
  })
})
