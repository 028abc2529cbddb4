/** Keeping, moving and understanding data. */
export const DATA = `
Data science, Data scientist, Datenwissenschaft
Data analysis, Data analytics, Data analyst, Datenanalyse, Datenauswertung, Datenanalyst
Data engineering, Data engineer, Data pipelines, Dateningenieur, Datenpipelines
Statistics, Statistical analysis, Statistik, Statistische Auswertung < Data science
Machine learning, ML, Maschinelles Lernen < Data science, Artificial intelligence
Artificial intelligence, AI, Künstliche Intelligenz, KI
Deep learning, Neural networks, Neuronale Netze < Machine learning
TensorFlow, Keras < Deep learning
PyTorch < Deep learning
scikit-learn, sklearn < Machine learning
XGBoost, Gradient boosting, Random forest < Machine learning
Natural language processing, NLP, Text mining, Computational linguistics, Sprachverarbeitung, Computerlinguistik < Artificial intelligence
Large language models, LLM, LLMs, Generative AI, GenAI, GPT, Große Sprachmodelle, Generative KI < Natural language processing
Prompt engineering, Prompting < Large language models
Retrieval-augmented generation, RAG, Vector search, Vektorsuche < Large language models
Speech recognition, Speech to text, Spracherkennung < Artificial intelligence
Computer vision, Image recognition, Image processing, OpenCV, Bildverarbeitung, Bilderkennung, Maschinelles Sehen < Artificial intelligence
Reinforcement learning, Bestärkendes Lernen < Machine learning
Recommender systems, Recommendation engines, Empfehlungssysteme < Machine learning
Anomaly detection, Anomalieerkennung < Machine learning
Time series, Time series analysis, Zeitreihen, Zeitreihenanalyse < Statistics
Forecasting, Demand forecasting, Prognosen, Bedarfsprognose < Data analysis ~ Time series
Predictive maintenance, Vorausschauende Wartung < Machine learning ~ Condition monitoring
MLOps, Machine learning operations, MLflow < Machine learning ~ DevOps
Responsible AI, AI ethics, AI Act, KI-Ethik, KI-Verordnung < Artificial intelligence ~ Data protection
Expert systems, Knowledge graphs, Ontologies, Wissensgraphen < Artificial intelligence
Optimisation, Operations research, Linear programming, Optimierung, Unternehmensforschung
Simulation, Discrete event simulation, Monte Carlo simulation, Ablaufsimulation ~ Optimisation
Experiment design, A/B testing, Split testing, Versuchsplanung, Design of experiments, DoE < Statistics
Hypothesis testing, Signifikanztests < Statistics
Bayesian statistics, Bayesian inference, Bayes-Statistik < Statistics
Econometrics, Ökonometrie < Statistics
Biostatistics, Biostatistik < Statistics
R language, RStudio, tidyverse, R programming < Statistics
SPSS, Stata, SAS Institute < Statistics
Pandas, NumPy, SciPy < Data analysis ~ Python
Jupyter, Jupyter notebooks < Data analysis ~ Python
Julia language < Numerical computing
Data visualisation, Data visualization, Datenvisualisierung, Dashboards, Charts < Data analysis
Tableau < Data visualisation ~ Business intelligence
Power BI < Data visualisation ~ Business intelligence
Qlik, QlikView, Qlik Sense < Data visualisation ~ Business intelligence
Looker, Looker Studio, Metabase, Superset < Data visualisation ~ Business intelligence
D3.js, D3 < Data visualisation ~ JavaScript
Business intelligence, BI, Reporting, Berichtswesen < Data analysis
Excel, Microsoft Excel, Spreadsheets, Pivot tables, Tabellenkalkulation < Data analysis
Google Sheets < Excel
Web analytics, Google Analytics, Matomo, Webanalyse < Data analysis ~ Online marketing
People analytics, HR analytics < Data analysis ~ Human resources
Databases, Database design, Database administration, DBA, Datenbanken, Datenbankadministration
SQL, Structured Query Language, T-SQL, PL/SQL < Databases
PostgreSQL, Postgres < SQL
MySQL, MariaDB < SQL
Oracle Database, Oracle DB < SQL
Microsoft SQL Server, SQL Server, MSSQL < SQL
SQLite < SQL
Db2, IBM Db2 < SQL
Data modelling, Data modeling, Datenmodellierung, Entity relationship < Databases
Query optimisation, Query optimization, Query tuning, Database performance < Databases
NoSQL, Document databases < Databases
MongoDB < NoSQL
Redis, Valkey < NoSQL
Cassandra, ScyllaDB < NoSQL
DynamoDB < NoSQL ~ AWS
Neo4j, Graph databases, Graphdatenbanken < NoSQL
InfluxDB, TimescaleDB, Time series databases < Databases ~ Time series
Search engines, Solr, Lucene, Full-text search, Volltextsuche < Databases ~ Elastic Stack
Big data, Hadoop, MapReduce < Data engineering
Apache Spark, Spark, PySpark < Big data
Databricks < Big data ~ Apache Spark
Apache Flink, Flink, Stream processing, Datenströme < Data engineering
Message queues, Message broker, Messaging middleware, RabbitMQ, NATS, ActiveMQ < Event-driven architecture
Apache Kafka, Kafka < Message queues ~ Stream processing
Apache Airflow, Airflow, Dagster, Prefect, Workflow orchestration < Data engineering
ETL, ELT, Data integration, Datenintegration < Data engineering
dbt, Data build tool < Data engineering ~ Data warehousing
Data warehousing, Data warehouse, DWH < Data engineering
Snowflake < Data warehousing
BigQuery < Data warehousing ~ Google Cloud
Redshift < Data warehousing ~ AWS
Data lake, Lakehouse, Delta Lake, Iceberg < Data engineering
Data governance, Data catalogue, Data steward, Datenverwaltung < Data management
Data quality, Data cleansing, Datenqualität, Datenbereinigung < Data management
Master data management, Master data, MDM, Stammdaten, Stammdatenpflege < Data management
Data management, Datenmanagement, Research data management
Data migration, Datenmigration < Data management
Web scraping, Crawling < Data engineering
Knowledge management, Wissensmanagement, Confluence, Wiki
Digital twin, Digitaler Zwilling < Simulation ~ Internet of Things
Bioinformatics, Bioinformatik, Genomics < Data science
Remote sensing, Fernerkundung, Satellite imagery < Geographic information systems
`
