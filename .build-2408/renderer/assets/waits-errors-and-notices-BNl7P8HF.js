// src/content/waits-errors-and-notices.ts
/** Texts about waits, errors and notices: loading, saving, no connection, page not found, changed price. */
var states = {
	loading: "Carregando",
	loadingLead: "Buscando o seu atendimento",
	/** Heading of an order that a rate limit has stopped, by the way to continue it (D89). */
	stopped: {
		code: "Falta confirmar que é você",
		call: "Daqui uma pessoa segue com você"
	},
	saving: "Salvando",
	saved: "Salvo",
	notSaved: "Ainda não salvo",
	/** Shown below a field whose answer is stored but never displayed in full (D22). */
	kept: (masked) => `Já temos: ${masked}. Deixe em branco para manter.`,
	retry: "Tentar de novo",
	close: "Fechar",
	errorPrefix: "Erro: ",
	offline: "Sem conexão. Suas respostas estão guardadas nesta página",
	offlineWait: "Esta etapa precisa da internet. Assim que a conexão voltar, continuamos daqui.",
	expired: {
		title: "Seu atendimento expirou.",
		action: "Recomeçar"
	},
	expiredText: "Guardamos um pedido parado por tempo limitado. Você pode começar outro agora.",
	otherTab: {
		title: "Atualizado em outra aba",
		text: "Trouxemos as respostas mais novas para cá. Confira antes de continuar."
	},
	deadLink: "Esse link já foi usado ou expirou. Peça outro na tela do seu pedido.",
	storageBlocked: {
		title: "Seu navegador não guarda dados deste site",
		text: "Dá para pedir normalmente. Só não feche nem recarregue esta página até o fim."
	},
	longWait: {
		/** Shown after one second. */
		progress: "Ainda estamos trabalhando nisso",
		/** Shown after ten seconds. */
		title: "Está demorando mais do que o normal",
		text: "Nada do que você respondeu se perdeu.",
		wait: "Esperar mais um pouco",
		retry: "Tentar de novo",
		human: "Falar com a gente"
	},
	boundary: {
		title: "Esta tela não abriu direito",
		text: "Suas respostas continuam guardadas. Toque em continuar para recarregar a etapa.",
		/** Used if the browser blocks storage (X19), in which case the page must not be reloaded. */
		textOpen: "Suas respostas continuam nesta página. Toque em continuar para abrir a etapa de novo.",
		action: "Continuar"
	},
	notFound: {
		title: "Não achamos esta página",
		text: "O endereço pode ter mudado. Que tal ver se tem fibra na sua casa?",
		action: "Consultar meu endereço",
		customer: "Já sou cliente",
		person: "Ou fale com a gente:"
	},
	priceChanged: {
		title: "O preço deste plano mudou",
		text: (before, after, condition) => `Era ${before} e agora é ${after} por mês, ${condition}. Você decide se continua.`,
		accept: "Aceitar o novo preço",
		choose: "Escolher outro plano"
	},
	slotTaken: {
		title: "Esse horário acabou de ser ocupado.",
		text: "Escolha outro dia; o resto do pedido está guardado."
	},
	empty: {
		dates: "Não há datas livres nos próximos 30 dias. Fale com a gente para agendar.",
		order: "Suas escolhas aparecem aqui."
	}
};
export { states as t };
