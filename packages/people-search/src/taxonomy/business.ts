/** Selling, talking to customers, money, law. */
export const BUSINESS = `
Sales, Selling, Vertrieb, Verkauf, Sales manager, Vertriebsleiter
Business development, New business, Geschäftsentwicklung, Neukundengewinnung < Sales
Key account management, Key accounts, Account management, KAM, Großkundenbetreuung, Key-Account-Management < Sales
Inside sales, Telesales, Vertriebsinnendienst, Telefonvertrieb < Sales
Field sales, Sales representative, Vertriebsaußendienst, Außendienst < Sales
Technical sales, Sales engineering, Pre-sales, Presales, Technischer Vertrieb, Vertriebsingenieur < Sales
Solution selling, Consultative selling, Value selling, Lösungsvertrieb < Sales
Cold calling, Lead generation, Kaltakquise, Akquise, Leadgenerierung < Sales
B2B sales, Business-to-business, B2B-Vertrieb < Sales
Retail, Point of sale, Einzelhandel, Handel
Sales operations, Sales controlling, Revenue operations, Vertriebssteuerung < Sales
Quotations, Bid management, Tendering, Proposals, Angebotserstellung, Angebotswesen, Angebotsmanagement, Ausschreibungen < Sales
Public tenders, Public procurement law, Öffentliche Ausschreibungen, Vergaberecht, VOB < Quotations
Pricing, Price management, Preisgestaltung, Preismanagement, Kalkulation < Sales
Negotiation, Contract negotiation, Verhandlungsführung, Verhandeln, Vertragsverhandlung
Channel sales, Partner management, Partnervertrieb, Partnermanagement < Sales
Export sales, International sales, Export, Auslandsvertrieb < Sales
Customer relationship management, CRM, Kundenbeziehungsmanagement < Sales
Salesforce, Salesforce CRM < Customer relationship management
HubSpot < Customer relationship management ~ Marketing automation
Pipedrive < Customer relationship management
Customer success, Customer success management, Kundenerfolg < Customer service
Customer service, Customer support, Customer care, Kundenservice, Kundenbetreuung, Kundendienst
Call centre, Call center, Contact center, Hotline < Customer service
Complaint handling, Beschwerdemanagement < Customer service
Zendesk, Freshdesk < Customer service
After-sales service, After sales, Kundendienstleitung, Servicegeschäft < Customer service
Warranty, Garantieabwicklung, Gewährleistung < After-sales service
Marketing, Marketing manager, Marketingleitung
Online marketing, Digital marketing, Onlinemarketing, Digitalmarketing < Marketing
Search engine optimisation, Search engine optimization, SEO, Suchmaschinenoptimierung < Online marketing
Search engine advertising, SEA, Google Ads, AdWords, PPC, Suchmaschinenwerbung < Online marketing
Social media marketing, Social media, Social-Media-Management, Community management, Soziale Medien < Online marketing
LinkedIn marketing, LinkedIn Ads < Social media marketing
Email marketing, Newsletters, E-Mail-Marketing, Newsletter < Online marketing
Content marketing, Content strategy, Blogging, Inhaltsstrategie < Marketing
Copywriting, Advertising copy, Texten, Werbetext, Texter < Marketing
Editing, Proofreading, Journalism, Redaktion, Lektorat, Korrektorat, Journalismus
Marketing automation, Marketo, Pardot, Marketingautomatisierung < Online marketing
Affiliate marketing, Influencer marketing < Online marketing
Performance marketing, Growth marketing, Growth hacking, Conversion optimisation, Conversion-Optimierung < Online marketing
Brand management, Branding, Brand strategy, Markenführung, Markenstrategie < Marketing
Product marketing, Go-to-market, Produktmarketing, Markteinführung < Marketing
Market research, Surveys, Marktforschung, Umfragen, Marktanalyse < Marketing
Competitor analysis, Competitive intelligence, Wettbewerbsanalyse, Wettbewerbsbeobachtung < Market research
Trade fairs, Exhibitions, Messen, Messeorganisation, Messebau < Event management
Event management, Event planning, Events, Veranstaltungsmanagement, Veranstaltungsorganisation
Advertising, Media planning, Werbung, Mediaplanung < Marketing
Public relations, PR, Press relations, Press office, Press officer, Spokesperson, Media relations, Pressestelle, Medienarbeit, Öffentlichkeitsarbeit, Pressearbeit, Pressesprecher < Corporate communications
Corporate communications, Communications, Unternehmenskommunikation
Internal communications, Employee communications, Interne Kommunikation < Corporate communications
Crisis communication, Crisis communications, Krisenkommunikation < Corporate communications
Speechwriting, Redenschreiben < Corporate communications
E-commerce, Online shop, Onlinehandel, Onlineshop
Finance, Corporate finance, Finanzen, Finanzwesen, CFO
Accounting, Bookkeeping, Financial accounting, Buchhaltung, Rechnungswesen, Finanzbuchhaltung, Buchhalter < Finance
Accounts payable, Invoice processing, Kreditorenbuchhaltung, Rechnungsprüfung, Kreditoren < Accounting
Accounts receivable, Dunning, Debt collection, Debitorenbuchhaltung, Mahnwesen, Debitoren, Forderungsmanagement < Accounting
Financial statements, Annual accounts, Year-end closing, Jahresabschluss, Monatsabschluss, Bilanzierung, Bilanzbuchhalter < Accounting
IFRS, International accounting standards < Financial statements
HGB accounting, German GAAP, HGB-Abschluss < Financial statements
US GAAP < Financial statements
Consolidation of accounts, Group accounting, Konzernrechnungslegung, Konsolidierung < Financial statements
DATEV < Accounting
SAP FI, SAP CO, SAP FICO, SAP FI/CO < SAP ~ Accounting
Fixed asset accounting, Anlagenbuchhaltung < Accounting
Travel expenses, Expense management, Reisekosten, Reisekostenabrechnung < Accounting
Controlling, Management accounting, Financial controlling, Controller < Finance
Budgeting, Financial planning, FP&A, Budgetierung, Finanzplanung, Budgetplanung < Controlling
Cost accounting, Costing, Kostenrechnung, Kostenstellenrechnung < Controlling
Project controlling, Projektcontrolling < Controlling ~ Project management
Production controlling, Werkscontrolling, Produktionscontrolling < Controlling
Financial modelling, Financial modeling, Finanzmodellierung, Valuation, Unternehmensbewertung < Finance
Treasury, Cash management, Liquidity management, Liquiditätsplanung, Liquiditätsmanagement < Finance
Foreign exchange, Currency hedging, Devisen, Währungsabsicherung < Treasury
Credit management, Kreditmanagement, Bonitätsprüfung < Finance
Leasing, Factoring < Finance
Export finance, Letters of credit, Akkreditive, Exportfinanzierung < Finance
Investor relations < Finance ~ Corporate communications
Mergers and acquisitions, M&A, Due diligence, Unternehmenskauf < Finance
Fundraising, Venture capital, Investment rounds, Startup funding, Finanzierungsrunden < Finance
Grants and subsidies, Funding applications, EU funding, Fördermittel, Förderanträge < Finance
Banking, Bankwesen, Bankkaufmann
Insurance, Versicherung, Versicherungswesen
Actuarial science, Aktuar, Versicherungsmathematik < Insurance ~ Statistics
Risk management, Risikomanagement, Enterprise risk management
Internal audit, Interne Revision < Risk management
Internal controls, ICS, Internes Kontrollsystem, IKS, SOX < Risk management
Auditing of accounts, Statutory audit, Wirtschaftsprüfung, Wirtschaftsprüfer < Finance
Taxes, Tax law, Taxation, Steuern, Steuerrecht, Steuerberatung < Finance
Value added tax, VAT, Umsatzsteuer, Mehrwertsteuer < Taxes
Transfer pricing, Verrechnungspreise < Taxes
Wage tax, Lohnsteuer < Taxes ~ Payroll
Law, Legal, Legal advice, Recht, Rechtsberatung, Jurist, Rechtsabteilung
Contract law, Contracts, Contract management, Vertragsrecht, Vertragsmanagement, Verträge < Law
Corporate law, Company law, Gesellschaftsrecht < Law
Commercial law, Handelsrecht, Wirtschaftsrecht < Law
Labour law, Labor law, Employment law, Arbeitsrecht < Law ~ Human resources
Competition law, Antitrust law, Kartellrecht, Wettbewerbsrecht < Law
Trademark law, Copyright law, Markenrecht, Urheberrecht < Law ~ Patents
Construction law, Bauvertragsrecht < Law ~ Building permits
IT law, IT-Recht, Software contracts < Law
Data protection, Data privacy, Privacy, GDPR, Datenschutz, DSGVO, Datenschutzbeauftragter < Law
Compliance, Corporate compliance, Compliance officer < Law
Anti-money laundering, AML, KYC, Money laundering prevention, Geldwäscheprävention, Geldwäsche < Compliance
Anti-corruption, Korruptionsprävention, Whistleblowing, Hinweisgeberschutz < Compliance
Product liability, Product compliance, Produkthaftung, Produktsicherheit < Law ~ Certification
Litigation, Dispute resolution, Arbitration, Prozessführung, Schiedsverfahren < Law
Notary matters, Notariat, Handelsregister < Law
Real estate, Property management, Immobilien, Immobilienverwaltung
Office management, Administration, Secretary, Büromanagement, Sekretariat, Bürokaufmann
Executive assistance, Personal assistant, Executive assistant, Vorstandsassistenz, Chefsekretariat, Geschäftsführungsassistenz < Office management
Reception, Front desk, Empfang < Office management
Travel management, Travel booking, Reiseplanung, Reisemanagement < Office management
Minute taking, Protokollführung, Protokolle schreiben < Office management
Typing, Touch typing, Zehnfingersystem < Office management
Archiving, Records management, Archivierung, Aktenführung, Dokumentenmanagement < Office management
`
