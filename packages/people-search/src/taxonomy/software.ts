/** Building software. Each line: names, `<` what it belongs to, `~` what is close to it. */
export const SOFTWARE = `
Software development, Software engineering, Programming, Coding, Software developer, Softwareentwicklung, Programmierung, Softwareentwickler, Programmierer
Backend development, Backend, Backend engineering, Server-side development, Backend-Entwicklung < Software development
Frontend development, Frontend, Frontend engineering, Web frontend, Frontend-Entwicklung < Software development ~ UI design
Full-stack development, Full stack, Fullstack, Full-Stack-Entwicklung < Software development ~ Backend development, Frontend development
Web development, Webentwicklung, Web developer < Software development
Mobile development, App development, Mobile apps, App-Entwicklung, Mobilentwicklung < Software development
iOS development, iOS, iPhone development, iOS-Entwicklung < Mobile development
Android development, Android, Android-Entwicklung < Mobile development
Cross-platform apps, Plattformübergreifende Apps < Mobile development
Game development, Spieleentwicklung < Software development
Embedded software, Embedded systems, Firmware, Embedded development, Eingebettete Systeme, Embedded-Entwicklung < Software development ~ Electronics development, Microcontrollers
Real-time systems, RTOS, Real-time operating system, Echtzeitsysteme, Echtzeitbetriebssystem < Embedded software
Desktop development, Desktop applications, Desktop-Entwicklung < Software development
JavaScript, JS, ECMAScript < Web development
TypeScript, TS < JavaScript
React, React.js, ReactJS < Frontend development ~ JavaScript, Vue
Redux < React
Next.js, NextJS < React
Vue, Vue.js, VueJS < Frontend development ~ JavaScript, React
Nuxt, Nuxt.js < Vue
Angular, AngularJS < Frontend development ~ TypeScript
Svelte, SvelteKit < Frontend development
HTML, HTML5 < Frontend development
CSS, CSS3, Stylesheets < Frontend development
Sass, SCSS < CSS
Tailwind, Tailwind CSS < CSS
Web components, Webkomponenten < Frontend development
Web accessibility, Accessibility, A11y, WCAG, Barrierefreiheit, Barrierefreies Web < Frontend development ~ Inclusive design
Web performance, Core Web Vitals, Ladezeiten < Frontend development
Progressive web apps, PWA < Web development ~ Cross-platform apps
WebAssembly, WASM < Web development
Node.js, NodeJS, Node < Backend development ~ JavaScript
Deno < JavaScript
Express.js, ExpressJS < Node.js
NestJS, Nest.js < Node.js
Java < Backend development
Spring Boot, Spring Framework < Java
Jakarta EE, Java EE, J2EE < Java
Hibernate, JPA < Java
Kotlin < Software development ~ Java, Android development
Scala < Software development ~ Java
Groovy < Software development ~ Java
C#, CSharp, C sharp < Software development
.NET, dotnet, ASP.NET, .NET Core < Software development ~ C#
WPF, Windows Presentation Foundation < Desktop development ~ .NET
C++, CPP < Software development ~ Embedded software
Qt, QML < Desktop development ~ C++
Rust, Rust programming, Rustlang < Software development ~ C++
Golang, Go programming, Go language < Backend development
Python < Software development
Django < Python
Flask < Python
FastAPI < Python
Ruby < Software development
Ruby on Rails, Rails < Ruby
PHP < Backend development
Laravel < PHP
Symfony < PHP
WordPress < Web development ~ PHP, Content management
TYPO3 < Web development ~ PHP, Content management
Drupal < Web development ~ PHP, Content management
Content management, CMS, Content management system, Headless CMS, Redaktionssystem < Web development
Swift, SwiftUI < iOS development
Objective-C < iOS development
Jetpack Compose < Android development ~ Kotlin
Flutter, Dart < Cross-platform apps
React Native < Cross-platform apps ~ React
Xamarin, .NET MAUI < Cross-platform apps
Elixir, Phoenix Framework < Backend development ~ Erlang
Erlang < Backend development
Haskell < Functional programming
Clojure < Functional programming
Functional programming, Funktionale Programmierung < Software development
Object-oriented programming, OOP, Objektorientierte Programmierung < Software development
Perl < Software development
COBOL < Software development ~ Mainframe
Delphi, Object Pascal < Software development
Visual Basic, VBA, Visual Basic for Applications < Software development ~ Excel
Shell scripting, Bash, Bash scripting, Shell-Skripte < Software development ~ Linux
PowerShell < Software development ~ Windows administration
Lua < Software development
Fortran < Software development
MATLAB, Simulink < Numerical computing
Numerical computing, Scientific computing, Numerik, Wissenschaftliches Rechnen < Software development
LabVIEW < Measurement technology ~ Software development
Unity engine, Unity3D < Game development ~ Virtual reality
Unreal Engine < Game development ~ Virtual reality
Virtual reality, Augmented reality, Mixed reality, VR, XR, Virtuelle Realität, Erweiterte Realität
Computer graphics, OpenGL, Vulkan, WebGL, Three.js, Shader programming, Computergrafik < Software development
API design, Application programming interface, API, APIs, API development, API-Design, Schnittstellen < Backend development
REST, REST API, RESTful, REST-Schnittstellen < API design
GraphQL < API design
gRPC, Protocol Buffers, Protobuf < API design
OpenAPI, Swagger < API design ~ REST
SOAP web services < API design
WebSockets, Socket.io, SignalR < API design
Software architecture, System architecture, Solution architecture, Software architect, Softwarearchitektur, Systemarchitektur, Softwarearchitekt < Software development
Microservices, Microservice architecture, Mikroservices < Software architecture
Domain-driven design, DDD < Software architecture
Event sourcing, CQRS < Software architecture ~ Event-driven architecture
Event-driven architecture, EDA, Ereignisgesteuerte Architektur < Software architecture
Design patterns, Entwurfsmuster < Software architecture
Distributed systems, Verteilte Systeme < Software architecture
Legacy modernisation, Legacy modernization, Altsysteme ablösen, Legacy-Modernisierung < Software architecture ~ Refactoring
Refactoring < Software development
Clean code, Software craftsmanship < Software development
Code review, Code reviews, Peer review < Software development
Pair programming, Mob programming < Software development
Software testing, Testing, Test engineering, Softwaretest, Softwaretests, Tester
Test automation, Automated testing, Testautomatisierung < Software testing
Unit testing, Unit tests, Jest, JUnit, pytest, Vitest < Test automation
End-to-end testing, E2E testing, Playwright, Cypress, Selenium < Test automation
Test-driven development, TDD, Testgetriebene Entwicklung < Software testing
Behaviour-driven development, Behavior-driven development, BDD, Cucumber, Gherkin < Software testing
Load testing, Performance testing, JMeter, k6, Lasttests < Software testing
Exploratory testing, Manual testing, Exploratives Testen < Software testing
ISTQB < Software testing
Version control, Versionsverwaltung, Source control
Git, GitHub, GitLab, Bitbucket < Version control
Subversion, SVN < Version control
Open source, Open-Source-Software, FOSS
Low-code, No-code, Power Platform, Power Apps, Low-Code-Plattformen
Compiler construction, Compilers, Compilerbau < Software development
Algorithms, Data structures, Algorithmen, Datenstrukturen < Software development
Concurrency, Multithreading, Parallel programming, Nebenläufigkeit, Parallele Programmierung < Software development
Internationalisation, Internationalization, i18n, Localisation engineering, Internationalisierung < Software development ~ Translation
Blockchain, Smart contracts, Distributed ledger, Solidity, Ethereum
Geographic information systems, GIS, QGIS, ArcGIS, Geoinformatik, Geoinformationssysteme
SAP development, ABAP, SAP Fiori, SAP-Entwicklung < SAP ~ Software development
Salesforce development, Apex < Salesforce
E-commerce development, Shopify, Magento, Shopware < Web development ~ E-commerce
Technical debt, Technische Schulden < Software development ~ Refactoring
`
