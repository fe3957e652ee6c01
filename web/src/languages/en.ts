export default Object.values(
  import.meta.glob<string>('../../../locales/en/{web,table,edit}.ftl', { eager: true, query: '?raw', import: 'default' }),
);
